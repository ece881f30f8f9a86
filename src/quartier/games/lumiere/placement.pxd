cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t FULL

cdef class Tables:
    cdef readonly uint64_t cells[2277]
    cdef readonly int first[15]
    cdef readonly int is_flipped[2277]
    cdef readonly uint64_t near[64]
    cdef readonly uint64_t corner[64]
    cdef readonly uint64_t ahead[256]
    cdef readonly uint64_t light[768]
    cdef readonly uint64_t between[768]
    cdef readonly uint64_t tile_own[32]
    cdef readonly uint64_t tile_rival[32]
    cdef readonly uint64_t tile_mixed[32]
    cdef readonly uint64_t tile_lamp[32]

cdef class Sites:
    cdef int start[30]
    cdef unsigned short spots[4554]
    @cython.locals(tables=Tables, outside=uint64_t, count=int, shape=int, number=int)
    cdef void fill(self, int seat, uint64_t ground, int with_flips) noexcept
