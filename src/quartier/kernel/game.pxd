cimport cython

from quartier.kernel cimport argument, mover
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef class Game:
    cdef readonly int players
    cdef readonly int to_move
    cdef readonly dict _options
    cdef public list ledger
    cdef readonly bint holding
    cdef public bint passed
    cdef Moves _scratch
    cdef void _offer(self, Moves into) noexcept
    cdef void _do(self, int move) noexcept
    @cython.locals(moves=Moves)
    cdef int _draw(self, Rng rng) noexcept
    cpdef Game copy(self)
    cpdef void _await(self, int who) except *
    @cython.locals(twin=Game)
    cpdef Game _twin(self)
    cdef Moves _room(self)
    cpdef _check(self)
    @cython.locals(moves=Moves)
    cdef Moves _offered(self)
    cdef bint _is_offered(self, int move) except -1
    cpdef bint is_legal(self, object move) except -1
    @cython.locals(number=int)
    cdef int _playable(self, object move) except -1
    cpdef play(self, object move)
