cimport cython

from quartier.bots.learned cimport Learned
from quartier.games.metropolia cimport colour, establishment, income, landmark, phase, pieces, table
from quartier.games.metropolia.game cimport Metropolia
from quartier.kernel.game cimport Game

cdef int MEAN_OF_TWO_DICE

cdef class MetropoliaEvaluation(Learned):
    cdef double bank[60]
    cdef double blue[60]
    cdef double red[60]
    cdef double rolled[15]
    cdef double one[4]
    cdef double two[4]
    cdef double own[4]
    cdef double passive[4]
    cdef double left[4]
    cdef double rounds[4]
    cdef int doubles[4]
    @cython.locals(state=Metropolia, seat=int)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(state=Metropolia)
    cdef bint _rests(self, Game game) noexcept
    @cython.locals(seat=int, total=int, at=int, place=int, card=int, copies=int)
    cdef void _tables(self, Metropolia state) noexcept
    @cython.locals(total=int, rival=int, one=double, two=double, best=double, mean=double, share=double, has_station=int)
    cdef void _roll(self, Metropolia state, int seat) noexcept
    @cython.locals(mean=double, gain=double, rival=int, total=int)
    cdef void _meet(self, Metropolia state, int seat) noexcept
    @cython.locals(seat=int, left=int, missing=int, number=int, income=double, rounds=double)
    cdef void _race(self, Metropolia state) noexcept
    @cython.locals(state=Metropolia, seat=int, total=double)
    cdef void _count(self, Game game) noexcept
    @cython.locals(state=Metropolia, players=int, turn=int, whole=double, seat=int, base=int, rival=int, richest=int, other=int, coins=int, number=int, card=int)
    cdef void _describe(self, Game game) noexcept
