cimport cython

from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef class Evaluation:
    cdef double worth[4]
    @cython.locals(seat=int)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(seat=int, total=double)
    cdef void _weigh(self, Game game) noexcept
    cdef bint _rests(self, Game game) noexcept
    cdef int _pick(self, Game game, Moves offered, Rng rng) noexcept
