cimport cython

from quartier.games.lumiere cimport action, pieces, stage, table, turn
from quartier.games.lumiere.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(building=int, hand=int, found=int, tile=int, first=int, rotation=int, area=int)
cdef void offer(State state, Moves into) noexcept
cdef bint is_over(State state) noexcept
cdef bint is_idle(State state) noexcept
cdef void take(State state, int building) noexcept
@cython.locals(seat=int, turned=int, area=int, corner=int)
cdef void lay(State state, int code) noexcept
