cimport cython

from quartier.games.metropolia cimport action, colour, table
from quartier.games.metropolia.state cimport State
from quartier.kernel.movelist cimport Moves
from quartier.kernel.rng cimport Rng

@cython.locals(deck=int, card=int)
cpdef void count(State state) noexcept
@cython.locals(deck=int)
cpdef int short_deck(State state) noexcept
@cython.locals(at=int, deck=int, card=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(at=int, deck=int, card=int, ticket=int)
cdef int draw(State state, Rng rng) noexcept
@cython.locals(deck=int)
cdef void deal(State state, int card) noexcept
cdef void sell(State state, int card) noexcept
@cython.locals(seat=int)
cdef void clear_if_dead(State state, int card) noexcept
