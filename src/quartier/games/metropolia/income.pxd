cimport cython

from quartier.games.metropolia.state cimport State

cdef int WHEAT_FIELD, RANCH, BAKERY, CAFE, CONVENIENCE_STORE, FOREST, STADIUM, TV_STATION, BUSINESS_CENTER
cdef int CHEESE_FACTORY, FURNITURE_FACTORY, MINE, FAMILY_RESTAURANT, APPLE_ORCHARD, FRUIT_VEG_MARKET, SUSHI_BAR
cdef int FLOWER_FIELD, FLOWER_SHOP, PIZZA_JOINT, PUBLISHER, HAMBURGER_STAND, MACKEREL_BOAT, TAX_OFFICE
cdef int FOOD_WAREHOUSE, TUNA_BOAT
cdef int BLUE, GREEN, HARBOR, RED, SHOPPING_MALL
cdef int COLOUR[25]
cdef int PAYS[25]
cdef int HAS_MALL_BONUS[25]
cdef int HITS[60]

cdef class Income(State):
    @cython.locals(step=int, payee=int, hit=int, card=int, copies=int)
    cdef void _collect_red(self, int total) noexcept
    @cython.locals(step=int, seat=int, hit=int, card=int, copies=int, coins=int)
    cdef void _collect_from_bank(self, int total) noexcept
    @cython.locals(at=int, coins=int, wheat=int)
    cdef int _brings(self, int card, int seat) noexcept
    @cython.locals(at=int)
    cdef int _cups(self, int seat) noexcept
    @cython.locals(at=int)
    cdef int _breads(self, int seat) noexcept
    @cython.locals(coins=int)
    cdef void _pay(self, int payer, int payee, int card, int copies, int due) noexcept
    @cython.locals(seat=int)
    cdef bint _fleet_sails(self, int total) noexcept
    @cython.locals(step=int, seat=int, boats=int)
    cdef void _land_tuna(self, int first, int second) noexcept
    @cython.locals(at=int, step=int, payer=int)
    cdef void _collect_from_opponents(self, int total) noexcept
    cdef void _pay_tv(self, int payer) noexcept
    @cython.locals(seat=int)
    cdef bint _has_tv_choice(self) noexcept
    @cython.locals(twin=Income, richest=int, seat=int, step=int)
    cpdef list forecast(self, int roller, int total)
