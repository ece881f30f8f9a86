cimport cython

from quartier.games.metropolia cimport colour, establishment, icon, landmark, pieces, table
from quartier.games.metropolia.state cimport State

cdef bint is_hit(int card, int total) noexcept
@cython.locals(step=int, seat=int, hit=int, card=int, copies=int, coins=int, end=int)
cdef void collect(State state, int total) noexcept
@cython.locals(coins=int)
cdef int brings(State state, int card, int seat) noexcept
@cython.locals(place=int, found=int)
cdef int count(State state, int wanted, int seat) noexcept
@cython.locals(seat=int)
cpdef bint has_catch(State state, int total) noexcept
cdef bint can_sail(State state, int seat) noexcept
@cython.locals(step=int, seat=int, boats=int, coins=int)
cdef void land_tuna(State state, int first, int second) noexcept
