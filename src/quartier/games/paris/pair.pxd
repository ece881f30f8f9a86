cimport cython

from quartier.games.paris cimport action, part, phase, scoring, table
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(at=int)
cdef int count(State state, int group, int seat) noexcept
cdef void begin(State state, int group) noexcept
@cython.locals(at=int, kinds=int, only=int, kind=int)
cdef void settle(State state) noexcept
@cython.locals(kind=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(vp=int)
cdef void hand_in(State state, int kind) noexcept
cdef void finish(State state) noexcept
