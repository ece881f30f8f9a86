cimport cython

from quartier.games.metropolia.income cimport Income
from quartier.kernel.game cimport Moves
from quartier.kernel.rng cimport Rng

cdef int ALL_PILES, TEN_PILES, SUSHI_BAR
cdef int COST[25]
cdef int IS_PURPLE[25]
cdef int STACK[25]
cdef int STACK_SIZE[3]
cdef int LANDMARK_COST[6]
cdef int TO_DEAL, TO_BUILD, TO_LANDMARK, TO_NOTHING

cdef class Market(Income):
    @cython.locals(card=int)
    cdef void _offer_build(self, Moves into) noexcept
    @cython.locals(card=int, landmark=int)
    cdef bint _can_build_any(self) noexcept
    cdef void _buy(self, int card) noexcept
    cdef void _buy_landmark(self, int landmark) noexcept
    @cython.locals(stack=int, names=int, left=int, card=int)
    cdef int _short_stack(self) noexcept
    @cython.locals(card=int)
    cdef void _offer_deal(self, Moves into) noexcept
    @cython.locals(card=int, total=int, ticket=int)
    cdef int _draw_card(self, Rng rng) noexcept
    cdef void _lay_out(self, int card) noexcept
    @cython.locals(seat=int)
    cdef void _clear_if_dead(self, int card) noexcept

cdef int price(Market game, int card) noexcept
cdef bint can_build(Market game, int card) noexcept
cdef bint can_raise(Market game, int landmark) noexcept
