cimport cython

from quartier.games.metropolia.income cimport Income
from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef int CHANCE, OVER
cdef int DEAL, FIRST_PLAYER, DICE, ROLL, REROLL, HARBOR_CHOICE, TUNA, TV, GIVE, TAKE, BUILD, FINISHED
cdef int ALL_PILES, TEN_PILES
cdef int AIRPORT, AMUSEMENT_PARK, HARBOR, RADIO_TOWER, TRAIN_STATION
cdef int TV_STATION, BUSINESS_CENTER, SUSHI_BAR
cdef int COST[25]
cdef int IS_PURPLE[25]
cdef int STACK[25]
cdef int STACK_SIZE[3]
cdef int LANDMARK_COST[6]
cdef int PAIR[36]
cdef int PAIR_FIRST[21]
cdef int PAIR_SECOND[21]
cdef int TO_START, TO_DEAL, TO_ROLL_ONE, TO_ROLL_TWO, TO_ROLL_TUNA, TO_DICE, TO_KEEP, TO_REROLL, TO_HARBOR
cdef int TO_TV, TO_NOT_SWAP, TO_GIVE, TO_TAKE, TO_BUILD, TO_LANDMARK, TO_NOTHING

cdef class Metropolia(Income):
    @cython.locals(i=int, card=int)
    cdef void _offer(self, Moves into) noexcept
    @cython.locals(card=int, seat=int)
    cdef void _offer_take(self, Moves into) noexcept
    @cython.locals(card=int)
    cdef void _offer_build(self, Moves into) noexcept
    @cython.locals(card=int, total=int, ticket=int)
    cdef int _draw(self, Rng rng) noexcept
    cdef void _do(self, int move) noexcept
    cdef void _wait(self, int phase, int who) noexcept
    cdef void _begin_turn(self) noexcept
    cdef void _roll(self, int move) noexcept
    cdef void _fix_dice(self) noexcept
    @cython.locals(total=int)
    cdef void _income(self) noexcept
    @cython.locals(total=int)
    cdef void _purple(self) noexcept
    @cython.locals(total=int, card=int)
    cdef void _business(self) noexcept
    @cython.locals(kinds=int, card=int)
    cdef int _kinds_to_swap(self, int seat) noexcept
    @cython.locals(seat=int)
    cdef bint _can_swap(self) noexcept
    @cython.locals(choices=int, only=int, seat=int, other=int)
    cdef void _give(self, int card) noexcept
    @cython.locals(seat=int, card=int)
    cdef void _swap(self, int taken) noexcept
    cdef void _before_building(self) noexcept
    @cython.locals(card=int, landmark=int)
    cdef bint _can_build_any(self) noexcept
    cdef void _build(self, int card) noexcept
    @cython.locals(park_stood=int)
    cdef void _raise_landmark(self, int landmark) noexcept
    cdef void _build_nothing(self) noexcept
    cdef void _end_turn(self, bint park_counts) noexcept
    @cython.locals(stack=int, names=int, left=int, card=int)
    cdef int _short_stack(self) noexcept
    cdef void _replenish(self) noexcept
    cdef void _deal(self, int card) noexcept
    @cython.locals(seat=int)
    cdef bint _is_dead(self, int card) noexcept
    cdef void _clear(self, int card) noexcept
    @cython.locals(twin=Metropolia)
    cpdef Game copy(self)

cdef int price(Metropolia game, int card) noexcept
cdef bint can_build(Metropolia game, int card) noexcept
cdef bint can_raise(Metropolia game, int landmark) noexcept
