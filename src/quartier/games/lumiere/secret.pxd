cimport cython

from quartier.games.lumiere cimport region
from quartier.games.lumiere.state cimport State
from quartier.kernel.rng cimport Rng

@cython.locals(rival=int, tiles=int, tile=int, _=int)
cdef void redraw(State state, int seat, Rng rng) noexcept
