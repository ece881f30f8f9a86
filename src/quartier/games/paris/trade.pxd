cimport cython

from quartier.games.paris cimport action, table
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

cdef bint can_buy(State state, int kind) noexcept
@cython.locals(kind=int)
cdef void offer_buying(State state, Moves into) noexcept
@cython.locals(kind=int)
cdef void offer_selling(State state, Moves into) noexcept
cdef void offer_selling_open(State state, Moves into) noexcept
cdef void buy(State state, int kind) noexcept
cdef void sell(State state, int kind) noexcept
cdef void sell_open(State state, int group) noexcept
@cython.locals(francs=int, kind=int)
cdef int worth(State state) noexcept
@cython.locals(count=int, kind=int)
cpdef int longest_turn(State state) noexcept
