cimport cython

from quartier.bots.paris_turns cimport ParisTurns
from quartier.games.paris cimport bonus_tile, building, city, ending, scoring, site, table, tile, vp_tile
from quartier.games.paris.game cimport Paris
from quartier.kernel.game cimport Game

cdef class ParisEvaluation(ParisTurns):
    cdef double finals[4]
    cdef double promised[4]
    cdef double means[4]
    cdef int totals[24]
    cdef int highest[24]
    cdef int points[24]
    cdef int crowd[6]
    cdef int eights[4]
    cdef int landmarks[4]
    cdef int estates[4]
    cdef int properties[4]
    cdef int tiles[4]
    @cython.locals(state=Paris, seat=int, best=int, winners=int, total=double, gap=double, won=double)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(seat=int, district=int, place=int)
    cdef void _survey(self, Paris state) noexcept
    @cython.locals(means=double, kind=int, tiles=int, promised=double, number=int, end=int)
    cdef void _promise(self, Paris state, int seat) noexcept
    cdef bint _has_finished(self, Paris state, int seat) noexcept
    @cython.locals(state=Paris, seat=int, total=double)
    cdef void _count(self, Game game) noexcept
    @cython.locals(state=Paris, left=int, ripe=int, prize=int, each=int, next_seat=int, seat=int, base=int, rival=int, other=int, banks=int, district=int, gap=double, kind=int, number=int)
    cdef void _describe(self, Game game) noexcept
    @cython.locals(base=int, district=int, mine=int, best=int, other=int, stake=int, lead=int, ease=double)
    cdef void _stand(self, Paris state, int seat) noexcept
