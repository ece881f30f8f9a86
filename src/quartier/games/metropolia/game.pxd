cimport cython

from quartier.games.metropolia.business cimport Business
from quartier.kernel.game cimport Game, Moves
from quartier.kernel.rng cimport Rng

cdef int CHANCE, OVER
cdef int DEAL, FIRST_PLAYER, DICE, ROLL, REROLL, HARBOR_CHOICE, TUNA, TV, GIVE, TAKE, BUILD, FINISHED
cdef int ALL_PILES
cdef int AIRPORT, AMUSEMENT_PARK, HARBOR, RADIO_TOWER, TRAIN_STATION
cdef int TV_STATION, BUSINESS_CENTER
cdef int PAIR[36]
cdef int PAIR_FIRST[21]
cdef int PAIR_SECOND[21]
cdef int TO_START, TO_DEAL, TO_ROLL_ONE, TO_ROLL_TWO, TO_ROLL_TUNA, TO_DICE, TO_KEEP, TO_REROLL, TO_HARBOR
cdef int TO_TV, TO_NOT_SWAP, TO_GIVE, TO_TAKE, TO_BUILD, TO_LANDMARK, TO_NOTHING

cdef class Metropolia(Business):
    @cython.locals(i=int)
    cdef void _offer(self, Moves into) noexcept
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
    @cython.locals(only=int)
    cdef void _give(self, int card) noexcept
    cdef void _swap(self, int taken) noexcept
    cdef void _before_building(self) noexcept
    cdef void _build(self, int card) noexcept
    @cython.locals(park_stood=int)
    cdef void _raise_landmark(self, int landmark) noexcept
    cdef void _build_nothing(self) noexcept
    cdef void _end_turn(self, bint park_counts) noexcept
    cdef void _hold(self) noexcept
    cdef void _replenish(self) noexcept
    cdef void _deal(self, int card) noexcept
    @cython.locals(twin=Metropolia)
    cpdef Game copy(self)
