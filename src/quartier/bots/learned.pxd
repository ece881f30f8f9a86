cimport cython

from quartier.bots.evaluation cimport Evaluation
from quartier.bots.net cimport Net
from quartier.kernel.game cimport Game

cdef class Learned(Evaluation):
    cdef public Net net
    cdef public bint is_plain
    cdef void _count(self, Game game) noexcept
    cdef void _describe(self, Game game) noexcept
    @cython.locals(seat=int)
    cdef void _weigh(self, Game game) noexcept
