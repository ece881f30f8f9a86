cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere.choice cimport Choices
from quartier.games.lumiere.placement cimport Sites, Tables
from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef int DEALING, STARTING, DRAWING, PAVING, BUILDING, GIVING, PUTTING, ENDED
cdef int ANNEX, DRAW, FIRST, GIVE, LEAVE, PASS, PLACE, SINGLE, STATUE, TAKE, TILE, USE
cdef int CHARTIER, DANCER, FOUNTAIN, IN_PLAY, LAMP, LARGE_LAMP, LEVITATION, METROPOLITAIN, SACRE_COEUR, TOKENS
cdef int CHANCE, OVER, KEPT_CARDS
cdef uint64_t ONE
cdef Tables TABLES
cdef Moves ASIDE

@cython.locals(found=int)
cdef int bits(int members) noexcept
@cython.locals(found=int)
cdef int lowest(uint64_t members) noexcept

cdef class Lumiere(Choices):
    @cython.locals(twin=Lumiere)
    cpdef Game copy(self)
    cdef void _do(self, int move) noexcept
    @cython.locals(seat=int)
    cdef void _apply(self, int move) noexcept
    cdef void _draw_tile(self, int seat, int tile) noexcept
    @cython.locals(seat=int, tile=int, area=int)
    cdef void _pave(self, int code) noexcept
    @cython.locals(corner=int)
    cpdef void _set_tile(self, int seat, int turned, int area) noexcept
    @cython.locals(seat=int)
    cdef void _take_card(self, int card, bint use) noexcept
    @cython.locals(seat=int, need=int, shape=int, cells=uint64_t)
    cdef void _lay(self, int placement) noexcept
    @cython.locals(space=int)
    cdef void _put(self, int move) noexcept
    cdef void _lay_annex(self, int code) noexcept
    cdef void _finish(self) noexcept
    @cython.locals(seat=int)
    cpdef void _settle(self) noexcept
    cdef bint _is_open_choice(self) noexcept
    cdef void _count_idle(self) noexcept
    cdef void _skip(self) noexcept
    cpdef void _start_building(self) noexcept
    @cython.locals(seat=int, sites=Sites)
    cpdef void _find_sites(self) noexcept
    @cython.locals(seat=int, move=int, before=int, rival=int, after=Lumiere)
    cpdef list _gains(self, list numbers)
    @cython.locals(seat=int, ahead=Lumiere, own=int, rival=int)
    cpdef tuple _look_ahead(self, int move)
    @cython.locals(turn=int, powers=int, found=int)
    cpdef bint _has_place(self, int seat, int shape) noexcept
    @cython.locals(area=int, code=int, seat=int, shape=int, placement=int, space=int)
    cpdef _restore(self, dict state)
    @cython.locals(twin=Lumiere, stream=Rng, rival=int, ticket=int, tile=int)
    cpdef Lumiere imagine(self, int seat, object rng)
