cimport cython

from quartier.games.metropolia cimport action, colour, establishment, icon, income, pieces, table
from quartier.games.metropolia.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(coins=int)
cdef void pay(State state, int payer, int payee, int card, int copies, int due) noexcept
@cython.locals(step=int, payee=int, hit=int, card=int, copies=int)
cdef void collect_red(State state, int total) noexcept
@cython.locals(hit=int, card=int, step=int, payer=int)
cdef void collect_purple(State state, int total) noexcept
cdef int owed(State state, int card, int payer) noexcept
cpdef bint has_tv(State state, int total) noexcept
@cython.locals(seat=int)
cpdef bint has_tv_choice(State state) noexcept
@cython.locals(seat=int)
cdef void offer_tv(State state, Moves into) noexcept
cdef void pay_tv(State state, int payer) noexcept
