cimport cython

from quartier.games.paris.scoring cimport Scoring
from quartier.kernel.game cimport Moves

cdef int BUY_PRICE[3]
cdef int SELL_PRICE[6]
cdef int DEAREST_RESOURCE, DEAREST_PRESTIGE, BUY, SELL, SELL_OPEN

cdef class Trade(Scoring):
    cpdef bint can_buy(self, int kind) noexcept
    @cython.locals(kind=int)
    cdef void _offer_buying(self, Moves into) noexcept
    @cython.locals(kind=int)
    cdef void _offer_selling(self, Moves into) noexcept
    cdef void _offer_selling_open(self, Moves into) noexcept
    cdef void _buy(self, int kind) noexcept
    cdef void _sell(self, int kind) noexcept
    @cython.locals(price=int)
    cdef void _sell_open(self, int group) noexcept
    @cython.locals(worth=int, kind=int)
    cpdef int worth(self) noexcept
    @cython.locals(count=int, kind=int)
    cpdef int longest_turn(self) noexcept
