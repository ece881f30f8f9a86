cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere.city cimport City
from quartier.games.lumiere.placement cimport Sites, Tables
from quartier.kernel.game cimport Moves

cdef int DEALING, STARTING, DRAWING, PAVING, BUILDING, GIVING, PUTTING
cdef int ANNEX, DRAW, FIRST, GIVE, LEAVE, PASS, PLACE, SINGLE, STATUE, TAKE, TILE, USE
cdef int BOUQUINISTES, CHARTIER, FONTAINE, GRANDE_LUMIERE, JARDIN, LAMPADAIRE, LEVITATION
cdef int METROPOLITAIN, MOULIN_ROUGE, PEINTRE, PENSEUR
cdef int PAINTER, DANCER, LAMP, LARGE_LAMP, GARDEN, FOUNTAIN
cdef int KEPT_CARDS, STANDING_CARDS
cdef uint64_t FULL, ONE
cdef Tables TABLES

@cython.locals(found=int)
cdef int bits(int members) noexcept
@cython.locals(space=int)
cdef void offer_each(Moves into, uint64_t members, int first) noexcept

cdef class Choices(City):
    @cython.locals(building=int, seat=int, tile=int, card=int)
    cdef void _offer(self, Moves into) noexcept
    cdef int _drawer(self) noexcept
    cdef bint _lacks_tile(self, int seat) noexcept
    @cython.locals(seat=int, building=int, tile=int, rotation=int, area=int)
    cdef void _offer_paving(self, Moves into) noexcept
    @cython.locals(seat=int, card=int, powers=int, usable=int)
    cdef void _offer_building(self, Moves into) noexcept
    @cython.locals(kept=int)
    cpdef int _powers(self) noexcept
    @cython.locals(blocked=uint64_t)
    cdef uint64_t _blocked(self, int powers) noexcept
    @cython.locals(sites=Sites, tables=Tables, blocked=uint64_t, found=int, shape=int, row=int, index=int)
    cdef void _offer_sites(self, Moves into, int shapes, int powers) noexcept
    @cython.locals(sites=Sites, tables=Tables, blocked=uint64_t, found=int, shape=int, row=int, index=int)
    cdef int _count_sites(self, int shapes, int powers, int most) noexcept
    @cython.locals(cells=uint64_t, lamps=uint64_t, rival=uint64_t, need=int)
    cpdef int _need(self, int placement) noexcept
    @cython.locals(own=uint64_t, found=int, given=int)
    cdef int _usable(self, int cards) noexcept
    cdef void _offer_putting(self, Moves into) noexcept
    @cython.locals(own=uint64_t, space=int, facing=int, ahead=uint64_t, building=int)
    cdef void _offer_piece(self, Moves into, int card) noexcept
