cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere.deeds cimport Deeds
from quartier.games.lumiere.placement cimport Sites, Tables
from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef int DEALING, STARTING, DRAWING, PAVING, BUILDING, GIVING, PUTTING, ENDED
cdef int DRAW, FIRST, GIVE, TAKE
cdef int FOUNTAIN, IN_PLAY, LEVITATION, TOKENS
cdef int CHANCE, OVER
cdef uint64_t ONE
cdef Tables TABLES

@cython.locals(found=int)
cdef int bits(int members) noexcept

cdef class Lumiere(Deeds):
    @cython.locals(twin=Lumiere)
    cpdef Game copy(self)
    cdef void _do(self, int move) noexcept
    @cython.locals(members=int)
    cdef int _draw(self, Rng rng) noexcept
    @cython.locals(seat=int)
    cdef void _settle(self) noexcept
    @cython.locals(aside=Moves)
    cdef bint _is_open_choice(self) noexcept
    cdef void _skip(self) noexcept
    cdef void _start_building(self) noexcept
    @cython.locals(seat=int, sites=Sites)
    cdef void _find_sites(self) noexcept
    @cython.locals(seat=int, move=int, before=int, after=Lumiere)
    cpdef list _gains(self, list numbers)
    @cython.locals(seat=int, ahead=Lumiere, most=int)
    cpdef int _best_use(self, int move) except? -1000
    @cython.locals(turn=int, powers=int, found=int)
    cpdef bint _has_place(self, int seat, int shape) noexcept
    @cython.locals(turn=int, found=int)
    cdef bint _must_build(self, int seat) noexcept
    @cython.locals(area=int, code=int, seat=int, shape=int, placement=int, space=int)
    cpdef _restore(self, dict state)
    @cython.locals(seat=int, idle=bint)
    cdef _dead_end(self)
    @cython.locals(twin=Lumiere, rival=int, tile=int)
    cpdef Game _imagine(self, int seat, Rng rng)
