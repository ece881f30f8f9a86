cimport cython

from quartier.games.paris cimport action, table
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(count=int, district=int)
cdef int count_of_spots(State state) noexcept
@cython.locals(district=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(francs=int)
cdef void place(State state, int spot) noexcept
