cimport cython

from quartier.games.metropolia cimport action, colour, landmark, market, pieces, table
from quartier.games.metropolia.state cimport State
from quartier.kernel.movelist cimport Moves

cdef bint can_build(State state, int card, int coins) noexcept
cdef bint can_raise(State state, int number, int coins) noexcept
@cython.locals(card=int, number=int, coins=int)
cdef bint can_build_any(State state) noexcept
@cython.locals(card=int, number=int, coins=int)
cdef void offer(State state, Moves into) noexcept
cdef void build(State state, int card) noexcept
cdef void raise_landmark(State state, int number) noexcept
cdef void build_nothing(State state) noexcept
