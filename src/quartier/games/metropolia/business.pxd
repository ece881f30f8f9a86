cimport cython

from quartier.games.metropolia cimport action, colour, establishment, income, table
from quartier.games.metropolia.state cimport State
from quartier.kernel.movelist cimport Moves

cpdef bint has_swap(State state, int total) noexcept
cpdef bint can_swap(State state, int card, int seat) noexcept
@cython.locals(card=int)
cdef void offer_give(State state, Moves into) noexcept
@cython.locals(seat=int, card=int)
cdef void offer_take(State state, Moves into) noexcept
@cython.locals(card=int, only=int)
cdef int only_gift(State state) noexcept
@cython.locals(seat=int, card=int, only=int)
cdef int only_take(State state) noexcept
cdef void decline(State state) noexcept
@cython.locals(seat=int, card=int)
cdef void exchange(State state, int taken) noexcept
