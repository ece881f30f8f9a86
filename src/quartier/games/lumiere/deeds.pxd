cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere.choice cimport Choices
from quartier.games.lumiere.placement cimport Tables

cdef int DRAWING, BUILDING, GIVING, PUTTING, ENDED
cdef int ANNEX, DRAW, FIRST, GIVE, LEAVE, PASS, PLACE, SINGLE, STATUE, TAKE, TILE, USE
cdef int CHARTIER, DANCER, FOUNTAIN, KEPT_CARDS, LAMP, LARGE_LAMP, LEVITATION, METROPOLITAIN
cdef uint64_t ONE
cdef Tables TABLES

cdef class Deeds(Choices):
    @cython.locals(seat=int)
    cdef void _apply(self, int move) noexcept
    cdef void _draw_tile(self, int seat, int tile) noexcept
    @cython.locals(seat=int, tile=int, area=int)
    cdef void _pave(self, int code) noexcept
    @cython.locals(corner=int)
    cdef void _set_tile(self, int seat, int turned, int area) noexcept
    @cython.locals(seat=int)
    cdef void _take_card(self, int card, bint use) noexcept
    @cython.locals(seat=int, need=int, shape=int, cells=uint64_t)
    cdef void _lay(self, int placement) noexcept
    @cython.locals(space=int)
    cdef void _put(self, int move) noexcept
    cdef void _lay_annex(self, int code) noexcept
    cdef void _finish(self) noexcept
    cdef void _count_idle(self) noexcept
