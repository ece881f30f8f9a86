cimport cython

from quartier.games.paris cimport action, city, phase, pieces, site
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(district=int)
cpdef bint is_left(State state) noexcept
@cython.locals(district=int)
cpdef bint is_free(State state, int vp_tile) noexcept
cpdef bint comes_with(State state, int keys) noexcept
cdef bint ask(State state) noexcept
@cython.locals(vp_tile=int, district=int)
cdef void offer(State state, Moves into) noexcept
cdef void put(State state, int vp_tile, int district) noexcept
cdef void decline(State state) noexcept
