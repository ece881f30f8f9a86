cimport cython

from quartier.kernel.rng cimport Rng

cdef class Moves:
    cdef public int count
    cdef int numbers[2048]
    cdef int weights[2048]
    cdef void add(self, int move, int weight) noexcept

cdef class Game:
    cdef readonly int players
    cdef readonly int to_move
    cdef readonly dict options
    cdef public list ledger
    cdef void _offer(self, Moves into) noexcept
    cdef void _do(self, int move) noexcept
    @cython.locals(i=int, total=long, ticket=long)
    cdef int _draw(self, Rng rng) noexcept
    cpdef Game copy(self)
    @cython.locals(i=int)
    cpdef bint is_legal(self, int move)

cdef Moves SCRATCH

@cython.locals(played=int, over=int, chance=int)
cdef int run(Game game, Rng rng) noexcept

cpdef int draw(Game game, object rng) except? -1
