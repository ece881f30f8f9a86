cimport cython

from quartier.bots.evaluation cimport Evaluation
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves

cdef double PATIENCE
cdef int CHANCE, DEEPEST, OVER

cdef class Expectation:
    cdef public Evaluation evaluation
    cdef public int most, weighed
    cdef list levels
    cdef double sums[64]
    cdef void _expect(self, Game game, int depth, int last) noexcept
    @cython.locals(offered=Moves, after=Game, mover=int, base=int, seat=int, i=int, total=double, best=double)
    cdef void _look(self, Game game, int depth, int last) noexcept
    @cython.locals(after=Game, mover=int, move=int)
    cpdef list each(self, Game game, int last=*)
