cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere cimport table

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
    @cython.locals(colour=uint64_t, lamps=uint64_t, end=int, placement=int, lit=uint64_t, rival=uint64_t)
    cdef void _list(self, int row, int seat, int shape, bint powered) noexcept
