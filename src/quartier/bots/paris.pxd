cimport cython

from quartier.bots.learned cimport Learned
from quartier.games.paris.game cimport Paris
from quartier.kernel.game cimport Game

cdef int ASK_ACT, ASK_DRAW, LANDMARK, NOWHERE
cdef double RESOURCE_WORTH[3]
cdef double FIRST_PRIZE[6]
cdef int BUILDING_VALUE[31]
cdef int BUILDING_POINTS[31]

cdef class ParisEvaluation(Learned):
    cdef double finals[4]
    cdef int totals[24]
    cdef double promised[4]
    cdef double means[4]
    cdef int landmarks[4]
    cdef int tiles[4]
    @cython.locals(state=Paris, seat=int, best=int, winners=int, total=double, gap=double, won=double)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(state=Paris)
    cdef bint _rests(self, Game game) noexcept
    @cython.locals(seat=int, kind=int, means=double, tiles=int, promised=double, number=int, value=int, district=int)
    cdef void _survey(self, Paris state) noexcept
    @cython.locals(state=Paris, left=int, seat=int, base=int, rival=int, other=int, keys=int, banks=int, place=int, district=int, gap=double, kind=int, number=int)
    cdef void _describe(self, Game game) noexcept
    @cython.locals(base=int, district=int, mine=int, best=int, other=int, prize=double, lead=int, ease=double)
    cdef void _stand(self, Paris state, int seat) noexcept
