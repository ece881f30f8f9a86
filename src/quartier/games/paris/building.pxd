cimport cython

from quartier.games.paris cimport action, phase, site, table
from quartier.games.paris.state cimport State
from quartier.kernel cimport mover
from quartier.kernel.movelist cimport Moves

cpdef int tiles_left(State state) noexcept
@cython.locals(left=int, space=int, stack=int)
cpdef int backs_left(State state, int district) noexcept
@cython.locals(stack=int, backs=int, only=int, district=int)
cdef bint ask_for_back(State state) noexcept
@cython.locals(district=int)
cdef void offer_backs(State state, Moves into) noexcept
cdef void show_back(State state, int district) noexcept
@cython.locals(only=int, stack=int)
cdef int only_stack(State state) noexcept
@cython.locals(stack=int)
cdef void offer_stacks(State state, Moves into) noexcept
@cython.locals(district=int, tiles=int, only=int, space=int)
cdef bint draw_from(State state, int stack) noexcept
@cython.locals(space=int, building=int)
cdef void offer_draws(State state, Moves into) noexcept
cdef void turn_over(State state, int building) noexcept
@cython.locals(place=int)
cdef void lay(State state, int district) noexcept
@cython.locals(space=int, there=int)
cdef bint can_lay(State state, int district) noexcept
@cython.locals(district=int)
cdef void offer_districts(State state, Moves into) noexcept
@cython.locals(homes=int, only=int, district=int)
cdef bint ask_for_district(State state) noexcept
cdef void remove(State state) noexcept
