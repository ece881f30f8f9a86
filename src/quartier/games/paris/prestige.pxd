cimport cython

from quartier.games.paris cimport action, bonus_tile, gift, part, phase, scoring, site, table, tile
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

cpdef int slot_kind(State state) noexcept
@cython.locals(tiles=int, found=int)
cpdef int gifts(State state, int kind) noexcept
cdef void begin(State state) noexcept
cdef void skip(State state) noexcept
cdef bint is_done(State state) noexcept
@cython.locals(found=int, given=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(kind=int)
cdef void give(State state, int given) noexcept
@cython.locals(kind=int)
cdef void keep(State state) noexcept
