from quartier.kernel.game cimport Game

cdef class State(Game):
    cdef readonly int phase, seat, turns, rolling, first, second, added, given
    cdef readonly bint rerolled
    cdef readonly int coins[4]
    cdef readonly int landmarks[4]
    cdef readonly short cities[100]
    cdef readonly short supply[25]
    cdef readonly short deck[25]
    cdef readonly short names[3]
    cdef readonly short left[3]
    cdef readonly short cost[25]
    cdef readonly bint plus
    cdef readonly int kinds
    cdef int all_landmarks, market
    cdef bint zero_coins, clears_purples, must_swap, random_start

    cdef void _copy_to(self, State twin) noexcept
