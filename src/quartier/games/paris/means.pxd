cimport cython

from quartier.games.paris cimport city, effect, end_tile, moving, payment, placing, site, table, tile, track, trade
from quartier.games.paris.state cimport State

@cython.locals(francs=int, number=int, end=int)
cdef int most_francs(State state) noexcept
@cython.locals(wild=int, end=int, left=int, kind=int, need=int, own=int, bought=int)
cdef bint could_pay(State state, int place, int francs) noexcept
@cython.locals(number=int)
cdef bint could_place(State state) noexcept
@cython.locals(district=int, source=int, value=int, i=int)
cdef bint could_move(State state) noexcept
@cython.locals(space=int, place=int, price=int, highest=int, i=int)
cdef bint could_move_from(State state, int district, int value) noexcept
@cython.locals(mine=int, can=bint, space=int, steps=int)
cdef bint could_act(State state) noexcept
