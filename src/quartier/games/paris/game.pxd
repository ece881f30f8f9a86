cimport cython

from quartier.games.paris cimport action, benefit, bonus_tile, building, end_tile, ending, means, moving, pair
from quartier.games.paris cimport payment, phase, placing, prestige, scoring, setup, site, tile, track, trade
from quartier.games.paris cimport vp_tile
from quartier.games.paris.state cimport State
from quartier.kernel cimport mover
from quartier.kernel.movelist cimport Moves

cdef class Paris(State):
    cdef void _go_on(self) noexcept
    cdef void _begin_turn(self) noexcept
    cdef void _draw_from(self, int stack) noexcept
    cdef void _begin_action(self) noexcept
    cdef void _finish_action(self) noexcept
    @cython.locals(seat=int, kind=int, local=Moves)
    cdef void _settle_turn(self) noexcept
    @cython.locals(following=int)
    cdef void _end_turn(self) noexcept
    cdef void _finish(self) noexcept
    @cython.locals(asked=int)
    cdef void _offer(self, Moves into) noexcept
    @cython.locals(is_stuck=bint)
    cdef void _offer_turn(self, Moves into) noexcept
    cdef void _offer_sales(self, Moves into) noexcept
    @cython.locals(asked=int)
    cdef void _do(self, int move) noexcept
    @cython.locals(from_where=int)
    cdef void _do_turn(self, int move) noexcept
    cdef void _pay(self) noexcept
    cdef void _benefit(self) noexcept
    @cython.locals(twin=Paris)
    cpdef Paris copy(self)
