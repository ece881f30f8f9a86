cimport cython

from quartier.games.metropolia cimport action, building, business, dice, income, landmark, market, payment, phase, pieces
from quartier.games.metropolia cimport setup, table
from quartier.games.metropolia.state cimport State
from quartier.kernel cimport mover
from quartier.kernel.game cimport Game
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

cdef class Metropolia(State):
    cdef void _offer(self, Moves into) noexcept
    cdef int _draw(self, Rng rng) noexcept
    cdef void _do(self, int move) noexcept
    cdef void _wait(self, int awaited, int who) noexcept
    cdef void _begin_turn(self) noexcept
    cdef void _roll(self, int move) noexcept
    cdef void _fix_dice(self) noexcept
    @cython.locals(total=int)
    cdef void _income(self) noexcept
    cdef void _purple(self, int total) noexcept
    @cython.locals(card=int)
    cdef void _business(self, int total) noexcept
    @cython.locals(only=int)
    cdef void _give(self, int card) noexcept
    cdef void _swap(self, int taken) noexcept
    cdef void _before_building(self) noexcept
    cdef void _build(self, int card) noexcept
    @cython.locals(park_stood=bint)
    cdef void _raise_landmark(self, int number) noexcept
    cdef void _build_nothing(self) noexcept
    cdef void _end_turn(self, bint park_counts) noexcept
    cdef void _hold(self) noexcept
    cdef void _city_hall(self) noexcept
    cdef void _replenish(self) noexcept
    @cython.locals(twin=Metropolia)
    cpdef Game copy(self)
