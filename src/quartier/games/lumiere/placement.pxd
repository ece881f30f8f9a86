cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t ONE

cdef class Tables:
    cdef readonly uint64_t cells[2277]
    cdef readonly int first[15]
    cdef readonly int last[28]
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
    cdef uint64_t coloured[2]
    cdef uint64_t lamps
    cdef int with_flips
    cdef int used
    cdef int start[56]
    cdef int stop[56]
    cdef unsigned short spots[9109]
    @cython.locals(row=int)
    cdef int row(self, int seat, int shape, bint powered) noexcept
    @cython.locals(tables=Tables, number=int, lamps=uint64_t, rival=uint64_t)
    cdef void _fill(self, int row, int seat, int shape, bint powered) noexcept
