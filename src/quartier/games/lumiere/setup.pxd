cimport cython

from quartier.games.lumiere cimport action, card, pieces, region, stage
from quartier.games.lumiere.state cimport State
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef prepare(State state)
cdef bint is_dealt(State state) noexcept
cdef int drawer(State state) noexcept
@cython.locals(held=int)
cdef bint lacks_tile(State state, int seat) noexcept
@cython.locals(stack=int, tile=int, which=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(members=int)
cdef int pick(State state, Rng rng) noexcept
cdef void deal(State state, int which) noexcept
cdef void choose_starter(State state, int seat) noexcept
cdef void start(State state) noexcept
cdef void draw(State state, int seat, int tile) noexcept
