cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere cimport region

cdef uint64_t BIT[64]
cdef uint64_t CORNERS[64]
cdef uint64_t AHEAD[256]
cdef uint64_t LIGHT[768]
cdef uint64_t BETWEEN[768]

cdef int TOP_LEFT[16]
cdef uint64_t TILE_OWN[32]
cdef uint64_t TILE_RIVAL[32]
cdef uint64_t TILE_MIXED[32]
cdef uint64_t TILE_LAMP[32]

cdef int SHAPE[2277]
cdef uint64_t CELLS[2277]
cdef uint64_t BESIDE[2277]
cdef int FIRST[15]
cdef int LAST[28]
cdef int SIZE[14]
