cimport cython

from quartier.bots.learned cimport Learned
from quartier.games.paris.game cimport Paris
from quartier.kernel.game cimport Game, Moves

cdef int ASK_ACT, ASK_DRAW, ASK_STACK, BUY, END_TURN, LOOK, MOVE, OPEN_END, SELL, SELL_OPEN, TAKE, USE, USE_END
cdef int PLENTY
cdef int CASH[31]
cdef int SCORES[31]
cdef int LATE[31]
cdef int END_CASH[12]
cdef int END_SCORES[12]

cdef class ParisTurns(Learned):
    cdef bint is_needy
    cdef bint is_wanted[3]
    cdef Moves ways
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
