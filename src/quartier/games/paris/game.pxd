cimport cython

from quartier.games.paris.stacks cimport Stacks
from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef int SELL_PRICE[6]
cdef int CHANCE, OVER
cdef int ADVANCE, ASK_ACT, ASK_ADVANCE, ASK_BACK, ASK_DRAW, ASK_END_TILE, ASK_FIRST, ASK_LAY, ASK_NOTHING
cdef int ASK_NUMBER, ASK_PAIR, ASK_PAY, ASK_PRESTIGE, ASK_STACK, ASK_TOKEN, ASK_VP_TILE, BACK, BUY, CLIMB
cdef int DECLINE, DRAW, END_TURN, ENOUGH, FIRST, FIRST_TOKEN_TILE, GIVE, KEEP, LAY, LOOK, MOVE, NOWHERE, NUMBER
cdef int OPEN_END, PAIR, PAY, PLACE, RETREAT, SELL, SELL_OPEN, STACK, STAY, TAKE, TAKE_END, TOKEN, USE
cdef int USE_END, VP_TILE

cdef class Paris(Stacks):
    @cython.locals(stacks=int, only=int, stack=int)
    cdef void _begin_turn(self) noexcept
    cdef void _begin_action(self) noexcept
    @cython.locals(seat=int, kind=int, spots=int, district=int, local=Moves)
    cdef void _settle_turn(self) noexcept
    @cython.locals(actions=int)
    cdef void _offer_turn(self, Moves into) noexcept
    cpdef bint can_end_turn(self, int actions) noexcept
    @cython.locals(following=int)
    cdef void _end_turn(self) noexcept
    @cython.locals(seat=int, francs=int, kind=int, count=int)
    cdef void _finish(self) noexcept
    @cython.locals(phase=int)
    cdef void _offer(self, Moves into) noexcept
    @cython.locals(phase=int)
    cdef void _do(self, int move) noexcept
    @cython.locals(place=int)
    cdef void _do_turn(self, int move) noexcept
    @cython.locals(twin=Paris)
    cpdef Paris copy(self)
