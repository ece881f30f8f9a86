cimport cython

from quartier.kernel cimport mover
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

@cython.locals(played=int, moves=Moves)
cdef int run(Game game, Rng rng) noexcept

cpdef int draw(Game game, object rng) except? -1
cpdef Game playout(Game game, object rng)
