cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere cimport pieces
from quartier.games.lumiere.site cimport Sites
from quartier.kernel.game cimport Game

cdef class State(Game):
    cdef readonly int stage, seat, turns, starter, first_done, idle
    cdef readonly int hand_size, with_flips
    cdef readonly short laid[16]
    cdef readonly short hand[2]
    cdef readonly short stack[2]
    cdef readonly uint64_t coloured[2]
    cdef readonly uint64_t mixed, lamps
    cdef readonly int pool
    cdef readonly short reserve[2]
    cdef readonly short erected[2]
    cdef readonly short site[14]
    cdef readonly uint64_t cells[14]
    cdef readonly uint64_t built[2]
    cdef readonly uint64_t covered
    cdef Sites sites
    cdef readonly int in_play, open, used
    cdef readonly short taken[2]
    cdef readonly short tokens[2]
    cdef readonly int pending, returned
    cdef readonly int annex, annex_of, painter, dancer, statue, facing, lamp, large_lamp, mixed_space

    @cython.locals(i=int)
    cdef void _copy_to(self, State twin) noexcept
