cimport cython

from quartier.games.paris.keys cimport Keys

cdef int BUY_PRICE[3]
cdef int SELL_PRICE[3]
cdef int FRANCS_WITH[31]
cdef int KEY_PRICE[31]
cdef int END_FRANCS_WITH[12]
cdef int MARBLE_OF[8]
cdef int GOLD_OF[8]
cdef int WILD_PRICE, END_RESOURCES, WOOD_OF_8, LANDMARK, NOWHERE, TAKING, RETREATING, FARTHEST_BACK

cdef class Means(Keys):
    @cython.locals(francs=int, number=int, i=int)
    cpdef int most_francs(self) noexcept
    @cython.locals(wild=int, i=int, left=int, kind=int, need=int, own=int, bought=int)
    cpdef bint could_pay(self, int francs, int wood, int marble, int gold) noexcept
    @cython.locals(is_open=bint, district=int, number=int)
    cpdef bint could_place(self) noexcept
    @cython.locals(district=int, source=int, value=int, i=int)
    cpdef bint could_move(self) noexcept
    @cython.locals(space=int, place=int, price=int, highest=int, i=int)
    cpdef bint could_move_from(self, int district, int value) noexcept
    @cython.locals(mine=int, can=bint, space=int, steps=int)
    cpdef bint could_act(self) noexcept
