cimport cython
from libc.stdint cimport uint64_t

from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef class Evaluation:
    cdef double worth[4]
    @cython.locals(seat=int)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(seat=int, total=double)
    cdef void _weigh(self, Game game) noexcept
    cdef bint _rests(self, Game game) noexcept
    cdef void _sift(self, Game game, Moves offered, int last) noexcept
    cdef bint _opens(self, Game game, int mover) noexcept
    cdef bint _is_minor(self, Game game) noexcept
    cdef bint _is_duel(self, Game game) noexcept
    cdef uint64_t _digest(self, Game game) noexcept
    cdef int _pick(self, Game game, Moves offered, Rng rng) noexcept
    @cython.locals(offered=Moves, i=int)
    cpdef list sensible(self, Game game, int last=*)
