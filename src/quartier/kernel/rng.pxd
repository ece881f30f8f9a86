cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t FULL, STEP, MIX_1, MIX_2

cdef class Rng:
    cdef public uint64_t state
    @cython.locals(word=uint64_t)
    cpdef uint64_t bits(self) noexcept
    cdef uint64_t _below(self, uint64_t bound) noexcept
    cpdef Rng split(self)
