cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere.placement cimport Sites, Tables
from quartier.kernel.game cimport Game

cdef uint64_t FULL, NOT_LEFT, NOT_RIGHT, PAIRS, FOURS, BYTES, SUM, MIX, ONE
cdef int FONTAINE, FOUNTAIN, MOULIN_ROUGE, PEINTRE, PENSEUR, SACRE_COEUR, UNBUILT
cdef Tables TABLES

cdef int count(uint64_t members) noexcept
@cython.locals(across=uint64_t)
cdef uint64_t around(uint64_t members) noexcept
@cython.locals(region=uint64_t, grown=uint64_t)
cdef uint64_t flood(uint64_t start, uint64_t passable) noexcept

cdef uint64_t stir(uint64_t word, uint64_t value) noexcept

cdef class City(Game):
    cdef readonly int stage, seat, turns, starter, first_done, idle, pending, returned
    cdef readonly int hand_size, with_flips
    cdef readonly short laid[16]
    cdef readonly short hand[2]
    cdef readonly short stack[2]
    cdef readonly uint64_t coloured[2]
    cdef readonly uint64_t mixed, lamps, covered
    cdef readonly uint64_t built[2]
    cdef readonly int pool
    cdef readonly short reserve[2]
    cdef readonly short erected[2]
    cdef readonly short site[14]
    cdef readonly uint64_t cells[14]
    cdef readonly int annex, annex_of, painter, dancer, statue, facing, lamp, large_lamp, mixed_space
    cdef readonly int in_play, open, used
    cdef readonly short taken[2]
    cdef readonly short tokens[2]
    cdef Sites sites

    @cython.locals(i=int)
    cdef void _copy_into(self, City twin) noexcept
    @cython.locals(found=int)
    cdef int _lowest(self, uint64_t members) noexcept
    @cython.locals(_=int)
    cdef int _nth(self, uint64_t members, int number) noexcept
    @cython.locals(word=uint64_t, shape=int)
    cpdef uint64_t _digest(self) noexcept
    cpdef uint64_t _beside(self, uint64_t members) noexcept
    @cython.locals(lamps=uint64_t)
    cpdef uint64_t _standing_lamps(self) noexcept
    @cython.locals(open_ground=uint64_t, lit=uint64_t, between=uint64_t, index=int)
    cpdef uint64_t _large_light(self) noexcept
    @cython.locals(lit=int)
    cdef int _lamps_of(self, int building, uint64_t lamps, uint64_t large_light) noexcept
    cpdef uint64_t _painted(self) noexcept
    cpdef uint64_t _danced(self) noexcept
    @cython.locals(free=uint64_t)
    cpdef int _admired(self) noexcept
    @cython.locals(large_light=uint64_t, lamps=uint64_t, points=int, building=int, size=int)
    cpdef int _light_points(self, int seat) noexcept
    @cython.locals(rest=uint64_t, largest=uint64_t, best=int, group=uint64_t, size=int)
    cpdef uint64_t _largest_group(self, int seat) noexcept
    cpdef int _unbuilt_points(self, int seat) noexcept
    @cython.locals(points=int, taken=int)
    cpdef int _card_points(self, int seat) noexcept
    @cython.locals(beside=uint64_t, touching=int, building=int)
    cpdef int _splashed(self, int seat) noexcept
    cpdef int _score(self, int seat) noexcept
    cpdef int _margin(self, int seat) noexcept
    cpdef int _free_own(self, int seat) noexcept
    cdef void _pass_turn(self) noexcept
