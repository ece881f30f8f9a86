cimport cython

from quartier.games.metropolia.market cimport Market
from quartier.kernel.game cimport Moves

cdef int TO_NOT_SWAP, TO_GIVE, TO_TAKE
cdef int SWAPS[25]

cdef class Business(Market):
    @cython.locals(card=int)
    cdef void _offer_give(self, Moves into) noexcept
    @cython.locals(seat=int, card=int)
    cdef void _offer_take(self, Moves into) noexcept
    @cython.locals(card=int, only=int)
    cdef int _only_gift(self) noexcept
    @cython.locals(seat=int, card=int, only=int)
    cdef int _only_take(self) noexcept
    @cython.locals(seat=int, card=int)
    cdef void _exchange(self, int taken) noexcept
