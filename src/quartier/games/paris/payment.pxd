cimport cython

from quartier.games.paris cimport action, bonus_tile, phase, site, table, tender, tile
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

cpdef int stock(State state, int kind) noexcept
@cython.locals(tiles=int)
cpdef int wild(State state) noexcept
@cython.locals(missing=int)
cpdef bint can_pay(State state, int wood, int marble, int gold) noexcept
@cython.locals(found=int, i=int, at=int)
cdef int payable(State state) noexcept
@cython.locals(kind=int)
cpdef int due_kind(State state) noexcept
@cython.locals(tiles=int, ways=int, missing=int, other=int)
cdef int ways_to_pay(State state, int kind) noexcept
@cython.locals(kind=int, ways=int, way=int)
cdef bint settle(State state) noexcept
@cython.locals(ways=int, way=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(kind=int)
cdef void pay(State state, int way) noexcept
