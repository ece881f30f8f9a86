cimport cython

from quartier.bots.evaluation cimport Evaluation
from quartier.kernel.game cimport Game, Moves

cdef class Expectation:
    cdef public Evaluation evaluation
    cdef public int most, weighed
    cdef list levels
    cdef double sums[64]
    cdef void _settle(self, Game game, int depth) noexcept
    @cython.locals(offered=Moves, after=Game, mover=int, base=int, seat=int, i=int, total=double, best=double)
    cdef void _look(self, Game game, int depth) noexcept
    @cython.locals(after=Game)
    cpdef list each(self, Game game)
