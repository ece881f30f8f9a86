cimport cython

from quartier.bots.evaluation cimport Evaluation
from quartier.bots.expectation cimport Expectation
from quartier.bots.nodes cimport Nodes
from quartier.kernel cimport mover
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef int LONGEST, SPARE
cdef double CLEAR

cdef class Search:
    cdef readonly Evaluation evaluation
    cdef Expectation expectation
    cdef bint weighs, merges
    cdef double exploration, focus
    cdef int fresh, seat, players
    cdef readonly Nodes nodes
    cdef readonly int simulations
    cdef double spent
    cdef bint is_kept
    cdef readonly int last
    cdef Rng rng
    cdef Moves offered
    cdef int path[256]
    cdef double most[4]
    cdef double[::1] shrink
    cdef double[::1] urge
    @cython.locals(tree=Nodes, node=int, depth=int, last=int, move=int, at=int, seat=int)
    cdef void _simulate(self, Game game) noexcept
    cdef void _leaf(self, Game game) noexcept
    cdef void _play_out(self, Game game) noexcept
    @cython.locals(tree=Nodes, who=int, best=int, previous=int, first=int, i=int, fresh=int, after=Game, seat=int, at=int, shares=double, gap=double)
    cdef void _expand(self, int node, Game game) noexcept
    @cython.locals(who=int, i=int, after=Game, seat=int)
    cdef void _look(self, Game game) noexcept
    @cython.locals(tree=Nodes, best=int, highest=double, unseen=int, new_move=int, new_previous=int, previous=int, at=int, mean=double, reach=double, i=int, move=int, visits=int, score=double, node=int)
    cdef int _select(self, int parent, int who) noexcept
    @cython.locals(kept=int)
    cpdef keep(self, int move)
    cpdef forget(self)
    @cython.locals(tree=Nodes, begun=double, rest=int, fresh=int, world=Game)
    cpdef think(self, known, Rng rng, seconds, nodes)
