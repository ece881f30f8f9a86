cimport cython

from quartier.games.paris.tiles cimport Tiles
from quartier.kernel.game cimport Moves

cdef int ANY_RESOURCE_TILE, ASK_PAY, NOWHERE, PAY, TWO_RESOURCES

cdef class Payment(Tiles):
    cpdef int stock(self, int kind) noexcept
    @cython.locals(tiles=int)
    cpdef int wild(self) noexcept
    @cython.locals(missing=int)
    cpdef bint can_pay(self, int wood, int marble, int gold) noexcept
    @cython.locals(kind=int)
    cpdef int due_kind(self) noexcept
    @cython.locals(tiles=int, ways=int, missing=int, other=int)
    cpdef int ways_to_pay(self, int kind) noexcept
    @cython.locals(kind=int, ways=int, way=int)
    cdef bint _settle_due(self) noexcept
    @cython.locals(ways=int, way=int)
    cdef void _offer_payment(self, Moves into) noexcept
    cdef void _hand_over(self, int kind, int way) noexcept
