cimport cython

from quartier.games.paris cimport action, building, ending, part, phase, scoring, table, tile
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

cpdef bint can_look(State state) noexcept
cdef void look(State state) noexcept
@cython.locals(end=int)
cdef void offer(State state, Moves into) noexcept
cdef void take(State state, int end) noexcept
@cython.locals(end=int)
cdef void offer_using(State state, Moves into) noexcept
@cython.locals(i=int)
cdef void offer_opening(State state, Moves into) noexcept
cdef void discard(State state, int end) noexcept
cdef void use(State state, int end) noexcept
cdef void open_token(State state, int end) noexcept
@cython.locals(seat=int, i=int, end=int)
cpdef deal(State state, list ends)
