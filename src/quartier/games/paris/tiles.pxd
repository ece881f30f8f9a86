cimport cython

from quartier.games.paris.trade cimport Trade
from quartier.kernel.game cimport Moves

cdef int KIND_OF[31]
cdef int FRANCS_OF[31]
cdef int POINTS_OF[31]
cdef int VALUE_OF[31]
cdef int END_FRANCS[12]
cdef int END_POINTS[12]
cdef int END_TOKEN[12]
cdef int GAIN, RESOURCE, ANY_RESOURCE, ANY_PRESTIGE, OF_VALUE, KEY, UNUSED, PRESTIGE_PAIRS
cdef int RESOURCE_PAIRS, LANDMARKS, TYPES
cdef int FIRST_TOKEN_TILE, SPACE_30, FARTHEST_BACK, TWO_PRESTIGE, TWO_RESOURCES, TAKING, RETREATING
cdef int ADVANCE, ASK_ACT, ASK_ADVANCE, ASK_END_TILE, ASK_PAIR, ENOUGH, FROM_BONUS, FROM_END
cdef int NOWHERE, OPEN_END, PAIR, RETREAT, STAY, TAKE, TAKE_END, USE, USE_END

cdef class Tiles(Trade):
    cpdef bint owns(self, int number) noexcept
    cpdef bint can_take(self, int space) noexcept
    @cython.locals(space=int)
    cpdef bint can_advance(self) noexcept
    cpdef bint is_past_the_end(self) noexcept
    @cython.locals(space=int)
    cdef void _offer_advance(self, Moves into) noexcept
    @cython.locals(worth=int, number=int)
    cpdef bint can_raise_fee(self) noexcept
    cdef void _take(self, int space) noexcept
    cdef void _advance(self, int space) noexcept
    cdef void _finish_action(self) noexcept
    @cython.locals(count=int, tiles=int)
    cpdef int unused(self, int seat) noexcept
    @cython.locals(at=int)
    cpdef int pairs_of(self, int group, int seat) noexcept
    @cython.locals(kind=int, others=int)
    cpdef int bonus_points(self, int number, int seat) noexcept
    cpdef int bonus_francs(self, int number) noexcept
    @cython.locals(kind=int)
    cpdef bint can_use(self, int number) noexcept
    @cython.locals(tiles=int, number=int)
    cdef void _offer_use(self, Moves into, int for_francs) noexcept
    @cython.locals(tiles=int, space=int, steps=int)
    cdef void _offer_take(self, Moves into) noexcept
    cdef void _discard(self, int number) noexcept
    @cython.locals(kind=int, points=int, francs=int)
    cdef void _use(self, int number) noexcept
    cdef void _use_taking(self, int space) noexcept
    @cython.locals(space=int)
    cdef void _use_retreating(self, int steps) noexcept
    @cython.locals(kind=int)
    cdef void _offer_pairs(self, Moves into) noexcept
    @cython.locals(at=int, kinds=int, only=int, kind=int)
    cdef void _settle_pairs(self) noexcept
    cdef void _finish_pairs(self) noexcept
    cdef void _hand_in(self, int kind) noexcept
    cpdef bint can_look(self) noexcept
    cdef void _look(self) noexcept
    @cython.locals(tile=int)
    cdef void _offer_end_tiles(self, Moves into) noexcept
    cdef void _take_end(self, int tile) noexcept
    @cython.locals(tile=int)
    cdef void _offer_end_use(self, Moves into) noexcept
    @cython.locals(i=int)
    cdef void _offer_end_open(self, Moves into) noexcept
    cdef void _discard_end(self, int tile) noexcept
    cdef void _use_end(self, int tile) noexcept
    cdef void _open_end(self, int tile) noexcept
