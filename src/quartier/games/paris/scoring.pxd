cimport cython

from quartier.games.paris.city cimport City

cdef int VP_TILES[18]
cdef int TYPE_OF[36]
cdef int TYPE_POINTS[8]
cdef int LANDMARK, NOWHERE, LANDMARK_TYPE

cdef class Scoring(City):
    @cython.locals(total=int, space=int, place=int, i=int)
    cpdef int total(self, int district, int seat) noexcept
    @cython.locals(best=int, space=int, place=int, i=int)
    cpdef int best(self, int district, int seat) noexcept
    @cython.locals(mine=int, ahead=int, other=int, theirs=int)
    cpdef int rank(self, int district, int seat) noexcept
    @cython.locals(tile=int, place=int)
    cpdef int district_points(self, int district, int seat) noexcept
    cpdef int franc_points(self, int seat) noexcept
    @cython.locals(points=int, district=int)
    cpdef int final(self, int seat) noexcept
    @cython.locals(value=int, place=int)
    cpdef int estate(self, int seat) noexcept
    @cython.locals(count=int, place=int)
    cpdef int count_of_value(self, int value, int seat) noexcept
    @cython.locals(count=int, i=int)
    cpdef int count_of_landmarks(self, int seat) noexcept
    @cython.locals(types=int, place=int, count=int)
    cpdef int count_of_types(self, int seat) noexcept
    cpdef int type_points(self, int seat) noexcept
