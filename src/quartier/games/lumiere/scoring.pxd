cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere cimport card, pieces, region, table
from quartier.games.lumiere.state cimport State

@cython.locals(lamps=uint64_t)
cpdef uint64_t standing_lamps(State state) noexcept
@cython.locals(built=uint64_t, lit=uint64_t, index=int)
cpdef uint64_t large_light(State state) noexcept
@cython.locals(cells=uint64_t, found=uint64_t)
cdef uint64_t lamps_among(State state, int building, uint64_t lamps, uint64_t light) noexcept
cpdef uint64_t lamps_on(State state, int building) noexcept
cpdef int building_points(State state, int building) noexcept
cpdef int size_of(State state, int building) noexcept
@cython.locals(lamps=uint64_t, light=uint64_t, points=int, building=int, found=int)
cpdef int light_points(State state, int seat) noexcept

cpdef uint64_t largest_group(State state, int seat) noexcept
cpdef int unbuilt_points(State state, int seat) noexcept

cpdef uint64_t painted(State state) noexcept
cpdef int painter_points(State state) noexcept
cpdef uint64_t danced(State state) noexcept
cpdef int dancer_points(State state) noexcept
cpdef uint64_t admired(State state) noexcept
@cython.locals(free=uint64_t, corners=int)
cpdef int statue_points(State state) noexcept
@cython.locals(beside=uint64_t, touching=int, building=int)
cpdef int splashed(State state, int seat) noexcept
cpdef int fountain_points(State state, int seat) noexcept
@cython.locals(points=int, taken=int)
cpdef int card_points(State state, int seat) noexcept

@cython.locals(points=int)
cpdef int score(State state, int seat) noexcept
cpdef int margin(State state, int seat) noexcept
cpdef int free_own(State state, int seat) noexcept
