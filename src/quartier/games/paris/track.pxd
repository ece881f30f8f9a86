cimport cython

from quartier.games.paris cimport action, effect, table, tile, trade
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(owned=int)
cpdef bint can_take(State state, int space, int seat) noexcept
@cython.locals(space=int)
cpdef bint can_advance(State state) noexcept
cpdef bint is_past_the_end(State state) noexcept
@cython.locals(worth=int, number=int)
cpdef bint can_raise_fee(State state) noexcept
@cython.locals(space=int)
cdef void offer(State state, Moves into) noexcept
cdef void take(State state, int space) noexcept
cdef void advance(State state, int space) noexcept
cdef void stay(State state) noexcept
