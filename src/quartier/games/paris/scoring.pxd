cimport cython

from quartier.games.paris cimport pieces, site, table, tile
from quartier.games.paris.state cimport State

cdef void score(State state, int part, int points) noexcept
@cython.locals(at=int)
cpdef int vp(State state, int seat) noexcept
@cython.locals(count=int, district=int)
cpdef int count_on(State state, int space, int seat) noexcept
@cython.locals(count=int, i=int)
cpdef int count_of_landmarks(State state, int seat) noexcept
@cython.locals(types=int, place=int, count=int)
cpdef int count_of_types(State state, int seat) noexcept
@cython.locals(at=int, seat=int, i=int, place=int, value=int, keys=int)
cdef void survey(State state, int district, int* totals, int* best) noexcept
@cython.locals(at=int, mine=int, ahead=int, other=int)
cdef int ahead_in(State state, int district, int seat, int* totals, int* best) noexcept
@cython.locals(vp_tile=int, ahead=int)
cdef int points_in(State state, int district, int seat, int* totals, int* best) noexcept
@cython.locals(totals="int[24]", best="int[24]")
cpdef int total(State state, int district, int seat) noexcept
@cython.locals(totals="int[24]", best="int[24]")
cpdef int rank(State state, int district, int seat) noexcept
@cython.locals(totals="int[24]", best="int[24]")
cpdef int district_points(State state, int district, int seat) noexcept
@cython.locals(seat=int, francs=int, kind=int, count=int)
cdef void sell_leftovers(State state) noexcept
cpdef int franc_points(State state, int seat) noexcept
@cython.locals(points=int, district=int)
cpdef int final(State state, int seat) noexcept
@cython.locals(value=int, district=int)
cpdef int estate(State state, int seat) noexcept
