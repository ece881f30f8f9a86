cimport cython

from quartier.games.paris cimport action, effect, pair, part, scoring, table, tile, track
from quartier.games.paris.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(kind=int)
cpdef int points(State state, int number, int seat) noexcept
@cython.locals(tiles=int, count=int)
cdef int count_of_unused(State state, int number, int seat) noexcept
cpdef int francs(int number) noexcept
@cython.locals(kind=int)
cdef bint can_use(State state, int number) noexcept
@cython.locals(tiles=int, number=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(tiles=int, number=int)
cdef void offer_francs(State state, Moves into) noexcept
@cython.locals(tiles=int, space=int, steps=int)
cdef void offer_taking(State state, Moves into) noexcept
cdef void discard(State state, int number) noexcept
@cython.locals(kind=int, vp=int, gain=int)
cdef void use(State state, int number) noexcept
cdef void use_taking(State state, int space) noexcept
@cython.locals(space=int)
cdef void use_retreating(State state, int steps) noexcept
