cimport cython

from quartier.games.metropolia cimport action, establishment, pieces, table
from quartier.games.metropolia.state cimport State
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

@cython.locals(seat=int, card=int)
cdef void lay_out(State state) noexcept
@cython.locals(seat=int)
cdef void offer_first(State state, Moves into) noexcept
cdef int draw_first(State state, Rng rng) noexcept
cdef void choose_first(State state, int seat) noexcept
