cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t FULL, NOT_LEFT, NOT_RIGHT, PAIRS, FOURS, BYTES, SUM

cpdef int size(uint64_t members) noexcept
cpdef int lowest(uint64_t members) noexcept
@cython.locals(_=int)
cpdef int nth(uint64_t members, int number) noexcept
@cython.locals(across=uint64_t)
cpdef uint64_t around(uint64_t members) noexcept
@cython.locals(region=uint64_t, grown=uint64_t)
cpdef uint64_t reached(uint64_t start, uint64_t passable) noexcept
@cython.locals(found=uint64_t, part=uint64_t, most=int, spaces=int)
cpdef uint64_t largest(uint64_t members) noexcept
