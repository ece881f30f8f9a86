cimport cython

from quartier.games.paris cimport action, bonus_tile, city, payment, site, table, tile
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

cpdef bint has_key(State state, int district, int source) noexcept
cpdef bint can_enter(State state, int place) noexcept
@cython.locals(price=int)
cdef bint can_reach_building(State state, int place, int value, int payable) noexcept
@cython.locals(price=int)
cdef bint can_reach_landmark(State state, int i, int district, int value, int highest, int payable) noexcept
@cython.locals(
    seat=int, francs=int, payable=int, district=int, highest=int, source=int, value=int, start=int, space=int,
    i=int, j=int
)
cdef void offer(State state, Moves into) noexcept
cdef void begin(State state, int district, int source, int target) noexcept
cdef void climb(State state, int low, int high) noexcept
@cython.locals(francs=int, kind=int)
cdef void pay_francs(State state) noexcept
@cython.locals(number=int)
cdef void arrive(State state) noexcept
