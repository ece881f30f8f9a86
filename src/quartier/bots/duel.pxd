cimport cython
from libc.stdint cimport uint64_t

from quartier.bots.evaluation cimport Evaluation
from quartier.bots.expectation cimport Expectation
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves

cdef int OVER, BELOW, EXACT, ABOVE, SLOTS

cdef class Duel:
    cdef readonly Evaluation evaluation
    cdef Expectation expectation
    cdef int broad, narrow, me, chosen
    cdef long most
    cdef readonly long nodes
    cdef readonly int depth
    cdef readonly bint solved
    cdef readonly double worth
    cdef double until
    cdef bint full, stopped, guessed, narrowed
    cdef Moves offered
    cdef int[::1] numbers
    cdef double[::1] values
    cdef unsigned long long[::1] keys
    cdef double[::1] held
    cdef int[::1] reach
    cdef int[::1] bound
    cdef int[::1] guess
    cdef int[::1] cut
    cdef int[::1] first
    cdef int[::1] ages
    cdef int begun, age, slots
    cdef int best[40]
    cdef int killer[40]
    @cython.locals(base=int, count=int, i=int, after=Game)
    cdef int _order(self, Game game, int ply) noexcept
    @cython.locals(base=int, best=int, i=int, move=int, value=double)
    cdef void _front(self, int ply, int place, int count, bint rising) noexcept
    @cython.locals(key=uint64_t, slot=int, first=int, value=double, guessed=bint, narrowed=bint)
    cdef double _search(self, Game game, int ply, int depth, double low, double high) noexcept
    @cython.locals(rising=bint, count=int, base=int, width=int, best=double, place=int, after=Game, value=double)
    cdef double _widen(self, Game game, int ply, int depth, double low, double high, int first) noexcept
    @cython.locals(begun=double, best=int, ply=int, depth=int, worth=double)
    cpdef int think(self, Game game, seconds, nodes) except -1
