cimport cython

from quartier.bots.learned cimport Learned
from quartier.games.paris.game cimport Paris
from quartier.kernel.game cimport Game, Moves

cdef int ASK_ACT, ASK_DRAW, ASK_STACK, BUY, END_TURN, LOOK, MOVE, OPEN_END, SELL, SELL_OPEN, TAKE, USE, USE_END
cdef int LANDMARK, NOWHERE, PLENTY
cdef double RESOURCE_WORTH[3]
cdef int PRIZES[18]
cdef int VALUES[6]
cdef int BUILDING_TYPE[36]
cdef int COUNTED[31]
cdef int EACH[31]
cdef int PLAIN[31]
cdef int CASH[31]
cdef int LATE[31]
cdef int END_PLAIN[12]
cdef int END_CASH[12]
cdef int UNUSED_EACH[5]
cdef int PAIR_EACH[5]

cdef class ParisEvaluation(Learned):
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
    cdef bint is_needy
    cdef bint is_wanted[3]
    cdef Moves ways
    @cython.locals(state=Paris, seat=int, best=int, winners=int, total=double, gap=double, won=double)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(state=Paris)
    cdef bint _rests(self, Game game) noexcept
    @cython.locals(state=Paris)
    cdef bint _is_minor(self, Game game) noexcept
    @cython.locals(state=Paris)
    cdef bint _opens(self, Game game, int mover) noexcept
    @cython.locals(state=Paris, kept=int, scores=bint, i=int, move=int)
    cdef void _sift(self, Game game, Moves offered, int last) noexcept
    cdef bint _breaks_off(self, Paris state, int last, int move) noexcept
    @cython.locals(rich=Paris, ways=int, kind=int, at=int)
    cdef void _see_uses(self, Paris state, Moves offered) noexcept
    cdef int _ways(self, Paris state) noexcept
    @cython.locals(needy=bint, last=bint, kind=int, number=int)
    cdef bint _is_sensible(self, Paris state, int move) noexcept
    @cython.locals(seat=int, district=int, place=int, value=int, keys=int)
    cdef void _survey(self, Paris state) noexcept
    @cython.locals(tile=int, mine=int, ahead=int, other=int, theirs=int)
    cdef int _points(self, Paris state, int district, int seat) noexcept
    @cython.locals(kinds=int, types=int)
    cdef int _kinds(self, int seat) noexcept
    @cython.locals(means=double, kind=int, tiles=int, promised=double, held=int, number=int, group=int, i=int)
    cdef void _promise(self, Paris state, int seat) noexcept
    cdef bint _has_finished(self, Paris state, int seat) noexcept
    @cython.locals(state=Paris, left=int, ripe=int, prize=int, tile=int, next_seat=int, seat=int, base=int, rival=int, other=int, banks=int, district=int, gap=double, kind=int, number=int)
    cdef void _describe(self, Game game) noexcept
    @cython.locals(base=int, district=int, mine=int, best=int, other=int, tile=int, lead=int, ease=double)
    cdef void _stand(self, Paris state, int seat) noexcept
