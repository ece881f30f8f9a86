cimport cython

from quartier.games.paris.payment cimport Payment
from quartier.kernel.game cimport Moves

cdef int BANK_FRANCS[6]
cdef int WOOD_OF[6]
cdef int VALUE[6]
cdef int MARBLE_OF[8]
cdef int GOLD_OF[8]
cdef int SLOTS[24]
cdef int SLOT_POINTS[3]
cdef int VALUE_8_POINTS, BONUS_FEE, FOURTH_KEY, DOUBLE, SHARE
cdef int ANY_PRESTIGE_TILE, TWO_PRESTIGE
cdef int ARC, ASK_ADVANCE, ASK_PRESTIGE, ASK_VP_TILE, BANK, CLIMB, DECLINE, FROM_EIGHT
cdef int FROM_PRESTIGE, GIVE, KEEP, LANDMARK, MOVE, NOWHERE, PLACE, PROPERTIES, VP_TILE

cdef class Keys(Payment):
    @cython.locals(district=int)
    cdef void _offer_places(self, Moves into) noexcept
    @cython.locals(francs=int)
    cdef void _place(self, int spot) noexcept
    cpdef bint can_enter(self, int place) noexcept
    @cython.locals(found=int, i=int)
    cpdef int payable(self) noexcept
    @cython.locals(price=int)
    cpdef bint can_reach_building(self, int place, int value, int payable) noexcept
    @cython.locals(price=int)
    cpdef bint can_reach_landmark(self, int i, int district, int value, int highest, int payable) noexcept
    cpdef bint has_key(self, int district, int source) noexcept
    @cython.locals(
        seat=int, francs=int, payable=int, district=int, highest=int, source=int, value=int, start=int, space=int,
        i=int, j=int
    )
    cdef void _offer_moves(self, Moves into) noexcept
    cdef void _move(self, int district, int source, int target) noexcept
    cdef void _climb(self, int low, int high) noexcept
    @cython.locals(francs=int)
    cdef void _begin_payment(self) noexcept
    cdef void _pay(self, int way) noexcept
    @cython.locals(number=int)
    cdef void _arrive(self) noexcept
    @cython.locals(district=int)
    cpdef bint has_free_vp_tile(self) noexcept
    @cython.locals(district=int)
    cpdef bint is_vp_tile_free(self, int tile) noexcept
    @cython.locals(tile=int, district=int)
    cdef void _offer_vp_tiles(self, Moves into) noexcept
    cdef void _put_vp_tile(self, int tile, int district) noexcept
    @cython.locals(kind=int, space=int)
    cdef void _benefit(self) noexcept
    cpdef int slot_kind(self) noexcept
    @cython.locals(tiles=int, gifts=int)
    cpdef int gifts(self, int kind) noexcept
    cdef void _settle_prestige(self) noexcept
    @cython.locals(gifts=int, gift=int)
    cdef void _offer_prestige(self, Moves into) noexcept
    @cython.locals(kind=int)
    cdef void _give(self, int gift) noexcept
    @cython.locals(kind=int)
    cdef void _keep(self) noexcept
