cimport cython

from quartier.games.paris.means cimport Means
from quartier.kernel.game cimport Moves

cdef int TYPE_OF[36]
cdef int ZONE_OF[31]
cdef int CHANCE, ASK_BACK, ASK_DRAW, ASK_FIRST, ASK_LAY, ASK_NUMBER, ASK_STACK, ASK_TOKEN
cdef int BACK, DRAW, FIRST, LAY, NOWHERE, NUMBER, STACK, TOKEN

cdef class Stacks(Means):
    cdef void _begin_turn(self) noexcept
    cdef void _begin_action(self) noexcept
    @cython.locals(space=int, stack=int, district=int)
    cdef void _go_on(self) noexcept
    @cython.locals(place=int)
    cpdef int next_bare_space(self) noexcept
    @cython.locals(space=int)
    cpdef int next_bare_number(self) noexcept
    @cython.locals(left=int, place=int)
    cpdef int tokens_left(self, int kind) noexcept
    @cython.locals(space=int)
    cpdef bint is_number_laid(self, int number) noexcept
    @cython.locals(place=int, kinds=int, other=int)
    cdef void _set_token(self, int kind) noexcept
    @cython.locals(space=int, other=int, numbers=int)
    cdef void _set_number(self, int number) noexcept
    @cython.locals(left=int, space=int, stack=int)
    cpdef int backs_left(self, int district) noexcept
    @cython.locals(count=int, district=int)
    cpdef int count_of_backs(self) noexcept
    cdef void _show_back(self, int district) noexcept
    @cython.locals(district=int, tiles=int, only=int, space=int)
    cdef void _draw_from(self, int stack) noexcept
    cdef void _turn_over(self, int tile) noexcept
    @cython.locals(space=int, tile=int)
    cpdef bint can_lay(self, int district) noexcept
    cdef void _lay(self, int district) noexcept
    @cython.locals(homes=int, only=int, district=int)
    cdef void _lay_drawn(self) noexcept
    @cython.locals(seat=int, kind=int, zone=int, number=int)
    cdef void _offer_setup(self, Moves into) noexcept
    @cython.locals(stack=int, space=int, tile=int, district=int)
    cdef void _offer_tiles(self, Moves into) noexcept
