cimport cython

from quartier.kernel.rng cimport Rng

cdef class Moves:
    cdef readonly int count
    cdef int numbers[2048]
    cdef int weights[2048]
    cdef object trouble
    cdef void add(self, int move, int weight) noexcept
    @cython.locals(i=int)
    cdef bint _has(self, int move) noexcept
    @cython.locals(i=int, total=long, ticket=long)
    cdef int _drawn(self, Rng rng) noexcept
