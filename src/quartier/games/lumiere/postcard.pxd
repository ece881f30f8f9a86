cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere cimport action, building, card, pieces, power, region, stage, table, turn
from quartier.games.lumiere.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(which=int, useful=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(seat=int, own=uint64_t, found=int, powered=int, chartier=int, given=int)
cpdef int usable(State state, int cards) noexcept
@cython.locals(seat=int)
cdef void take(State state, int which, bint use) noexcept
@cython.locals(shape=int)
cdef void offer_giving(State state, Moves into) noexcept
cdef void give(State state, int shape) noexcept

@cython.locals(seat=int, own=uint64_t, rest=int, powered=int)
cdef void offer_putting(State state, Moves into) noexcept
@cython.locals(space=int)
cdef void offer_spaces(Moves into, uint64_t members, int first) noexcept
@cython.locals(space=int, facing=int, ahead=uint64_t)
cdef void offer_statue(State state, Moves into, uint64_t own) noexcept
@cython.locals(space=int, near=uint64_t, shape=int)
cdef void offer_annex(State state, Moves into, uint64_t own) noexcept
@cython.locals(space=int)
cdef void put(State state, int move) noexcept
