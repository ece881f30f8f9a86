cimport cython

from quartier.bots.evaluation cimport Evaluation
from quartier.bots.expectation cimport Expectation
from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef int CHANCE, LONGEST, OVER, SPARE

cdef class Search:
    cdef readonly Evaluation evaluation
    cdef Expectation expectation
    cdef bint weighs, merges
    cdef double exploration, focus
    cdef int fresh, capacity, room, seat, players
    cdef readonly int used, simulations
    cdef double spent
    cdef bint is_kept
    cdef readonly int last
    cdef Rng rng
    cdef Moves offered
    cdef int[::1] move
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] visits
    cdef int[::1] open
    cdef double[::1] prior
    cdef double[::1] total
    cdef int[::1] place
    cdef int path[256]
    cdef double most[4]
    cdef double[::1] shrink
    cdef double[::1] urge
    cpdef _make_room(self, int room)
    @cython.locals(node=int, seat=int)
    cdef int _node(self, int move) noexcept
    cdef void _link(self, int parent, int previous, int node) noexcept
    @cython.locals(previous=int, at=int, node=int)
    cdef int _below(self, int parent, int move) noexcept
    @cython.locals(node=int, depth=int, last=int, move=int, at=int, seat=int)
    cdef void _simulate(self, Game game) noexcept
    cdef void _leaf(self, Game game) noexcept
    cdef void _play_out(self, Game game) noexcept
    @cython.locals(mover=int, best=int, previous=int, room=int, i=int, fresh=int, after=Game, seat=int, at=int, shares=double, gap=double)
    cdef void _expand(self, int node, Game game) noexcept
    @cython.locals(mover=int, i=int, after=Game, seat=int)
    cdef void _look(self, Game game) noexcept
    @cython.locals(best=int, highest=double, unseen=int, new_move=int, new_previous=int, previous=int, at=int, mean=double, reach=double, i=int, move=int, visits=int, score=double, node=int)
    cdef int _select(self, int parent, int mover) noexcept
    @cython.locals(root=int, node=int, used=int, at=int, seat=int, kept=int)
    cpdef keep(self, int move)
    cpdef forget(self)
    @cython.locals(begun=double, rest=int, fresh=int, world=Game)
    cpdef think(self, known, Rng rng, seconds, nodes)
    @cython.locals(first=int, second=int, at=int)
    cdef bint _is_clear(self, int rest) noexcept
    @cython.locals(at=int, visits=int)
    cpdef list found(self)
