cimport cython

from quartier.games.paris cimport action, phase, pieces, site, table, tile
from quartier.games.paris.state cimport State
from quartier.kernel cimport mover
from quartier.kernel.movelist cimport Moves

@cython.locals(i=int, seat=int, place=int, number=int, tiles=int, stacks=int)
cdef void lay_out(State state)
cdef void choose_first(State state, int seat) noexcept
cdef bint ask(State state) noexcept
@cython.locals(place=int)
cdef int next_bare_space(State state) noexcept
@cython.locals(space=int)
cdef int next_bare_number(State state) noexcept
@cython.locals(left=int, place=int)
cdef int tokens_left(State state, int kind) noexcept
@cython.locals(space=int)
cdef bint is_number_laid(State state, int number) noexcept
@cython.locals(place=int, kinds=int, only=int, other=int)
cdef void set_token(State state, int kind) noexcept
@cython.locals(space=int, numbers=int, only=int, other=int)
cdef void set_number(State state, int number) noexcept
@cython.locals(seat=int)
cdef void offer_first(State state, Moves into) noexcept
@cython.locals(kind=int)
cdef void offer_tokens(State state, Moves into) noexcept
@cython.locals(zone=int, number=int)
cdef void offer_numbers(State state, Moves into) noexcept
