cimport cython
from libc.stdint cimport uint64_t

from quartier.bots.learned cimport Learned
from quartier.games.lumiere cimport region, scoring, stage, table
from quartier.games.lumiere.game cimport Lumiere
from quartier.games.lumiere.site cimport Sites
from quartier.kernel cimport mover
from quartier.kernel.game cimport Game

cdef uint64_t FULL, MIX

cdef uint64_t stir(uint64_t word, uint64_t value) noexcept
@cython.locals(word=uint64_t, shape=int)
cpdef uint64_t digest(Lumiere state) noexcept

cdef class LumiereEvaluation(Learned):
    cdef int placed
    cdef double light[2]
    cdef double group[2]
    cdef double cards[2]
    cdef double packed[2]
    cdef double fits[2]
    cdef double hoped[2]
    cdef double ground[2]
    cdef double lit[2]
    cdef double lamps[2]
    cdef double region[2]
    @cython.locals(state=Lumiere, margin=int, won=double, size=int)
    cdef void _outcome(self, Game game) noexcept
    @cython.locals(state=Lumiere)
    cdef bint _rests(self, Game game) noexcept
    @cython.locals(state=Lumiere)
    cdef bint _is_duel(self, Game game) noexcept
    cdef uint64_t _digest(self, Game game) noexcept
    @cython.locals(covered=uint64_t, lamps=uint64_t, own=uint64_t, points=double, sites=Sites, shape=int, best=double, at=int, row=int, first=int, last=int, index=int, number=int, value=double)
    cdef double _pack(self, Lumiere state, int seat, uint64_t outside) noexcept
    @cython.locals(lamps=uint64_t, paved=uint64_t, seat=int, mine=uint64_t, free=uint64_t)
    cdef void _survey(self, Lumiere state) noexcept
    @cython.locals(state=Lumiere, gap=double)
    cdef void _count(self, Game game) noexcept
    @cython.locals(state=Lumiere, building=double, seat=int, rival=int, base=int, i=int, side=int, unbuilt=int, gap=double)
    cdef void _describe(self, Game game) noexcept
