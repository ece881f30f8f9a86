cimport cython

from quartier.bots.paris_turns cimport ParisTurns
from quartier.games.paris.game cimport Paris
from quartier.kernel.game cimport Game

cdef int LANDMARK
cdef double RESOURCE_WORTH[3]
cdef int PRIZES[18]
cdef int VALUES[6]
cdef int BUILDING_TYPE[36]
cdef int COUNTED[31]
cdef int EACH[31]
cdef int PLAIN[31]
cdef int END_PLAIN[12]
cdef int UNUSED_EACH[5]
cdef int PAIR_EACH[5]

cdef class ParisEvaluation(ParisTurns):
    cdef double finals[4]
    cdef double promised[4]
    cdef double means[4]
    cdef int totals[24]
    cdef int highest[24]
    cdef int counts[24]
    cdef int crowd[6]
    cdef int types[4]
    cdef int landmarks[4]
    cdef int estates[4]
    cdef int properties[4]
    cdef int tiles[4]
    @cython.locals(state=Paris, seat=int, best=int, winners=int, total=double, gap=double, won=double)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(seat=int, district=int, place=int, value=int, keys=int)
    cdef void _survey(self, Paris state) noexcept
    @cython.locals(tile=int, mine=int, ahead=int, other=int, theirs=int)
    cdef int _points(self, Paris state, int district, int seat) noexcept
    @cython.locals(kinds=int, types=int)
    cdef int _kinds(self, int seat) noexcept
    @cython.locals(means=double, kind=int, tiles=int, promised=double, held=int, number=int, group=int, i=int)
    cdef void _promise(self, Paris state, int seat) noexcept
    cdef bint _has_finished(self, Paris state, int seat) noexcept
    @cython.locals(state=Paris, seat=int, total=double)
    cdef void _count(self, Game game) noexcept
    @cython.locals(state=Paris, left=int, ripe=int, prize=int, tile=int, next_seat=int, seat=int, base=int, rival=int, other=int, banks=int, district=int, gap=double, kind=int, number=int)
    cdef void _describe(self, Game game) noexcept
    @cython.locals(base=int, district=int, mine=int, best=int, other=int, tile=int, lead=int, ease=double)
    cdef void _stand(self, Paris state, int seat) noexcept
