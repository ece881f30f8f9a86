cimport cython

from quartier.bots.evaluation cimport Evaluation
from quartier.bots.net cimport Net
from quartier.kernel.game cimport Game

cdef class Learned(Evaluation):
    cdef public Net net
    cdef void _describe(self, Game game) noexcept
    @cython.locals(seat=int)
    cdef void _weigh(self, Game game) noexcept
