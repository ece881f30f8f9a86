cimport cython

from quartier.bots.learned cimport Learned
from quartier.games.paris cimport action, effect, ending, moving, phase, table, tile
from quartier.games.paris.game cimport Paris
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves

cdef int PLENTY

cdef bint brings_points(int number) noexcept
@cython.locals(kind=int)
cdef bint can_wait(int number) noexcept

cdef class ParisTurns(Learned):
    cdef bint is_needy
    cdef bint is_wanted[3]
    cdef Moves ways
    @cython.locals(state=Paris)
    cdef bint _rests(self, Game game) noexcept
    @cython.locals(state=Paris)
    cdef bint _is_minor(self, Game game) noexcept
    @cython.locals(state=Paris)
    cdef bint _opens(self, Game game, int mover) noexcept
    @cython.locals(state=Paris, kept=int, scores=bint, i=int, move=int)
    cdef void _sift(self, Game game, Moves offered, int last) noexcept
    cdef bint _breaks_off(self, Paris state, int last, int move) noexcept
    @cython.locals(rich=Paris, ways=int, kind=int, at=int)
    cdef void _see_uses(self, Paris state, Moves offered) noexcept
    cdef int _ways(self, Paris state) noexcept
    @cython.locals(needy=bint, last=bint, counts=bint, number=int)
    cdef bint _is_sensible(self, Paris state, int move) noexcept
