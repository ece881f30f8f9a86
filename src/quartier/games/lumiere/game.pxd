cimport cython

from quartier.games.lumiere cimport action, building, paving, postcard, region, secret, setup, stage, turn
from quartier.games.lumiere.state cimport State
from quartier.kernel cimport mover
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef class Lumiere(State):
    @cython.locals(twin=Lumiere)
    cpdef Game copy(self)
    cdef void _offer(self, Moves into) noexcept
    cdef int _draw(self, Rng rng) noexcept
    cdef void _do(self, int move) noexcept
    cdef void _carry_out(self, int move) noexcept
    @cython.locals(seat=int)
    cpdef void _advance(self) noexcept
    @cython.locals(aside=Moves)
    cdef bint _is_choice(self) noexcept
    @cython.locals(twin=Lumiere)
    cpdef Game _imagine(self, int seat, Rng rng)
