cimport cython

from quartier.games.metropolia cimport action, landmark, pieces, table
from quartier.games.metropolia.state cimport State
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef int total(State state) noexcept
cdef bint is_double(State state) noexcept
cdef void offer_count(Moves into) noexcept
cdef void choose(State state, int move) noexcept
@cython.locals(face=int)
cdef void offer_roll(State state, Moves into) noexcept
cdef int draw(State state, Rng rng) noexcept
cdef void roll(State state, int move) noexcept
cpdef bint can_reroll(State state) noexcept
cdef void offer_reroll(State state, Moves into) noexcept
cdef void keep(State state) noexcept
cdef void pick_up(State state, int move) noexcept
cpdef bint can_add(State state) noexcept
cdef void offer_harbor(Moves into) noexcept
cdef void add(State state, int move) noexcept
cdef void offer_tuna(Moves into) noexcept
@cython.locals(pair=int)
cdef void offer_pairs(int first, Moves into) noexcept
cdef int draw_tuna(Rng rng) noexcept
