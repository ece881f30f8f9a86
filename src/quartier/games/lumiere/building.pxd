cimport cython
from libc.stdint cimport uint64_t

from quartier.games.lumiere cimport action, card, pieces, power, region, stage, table, turn
from quartier.games.lumiere.site cimport Sites
from quartier.games.lumiere.state cimport State
from quartier.kernel.movelist cimport Moves

cdef void start(State state) noexcept
@cython.locals(sites=Sites, seat=int)
cdef void find_sites(State state) noexcept

@cython.locals(kept=int, found=int)
cpdef int powers(State state, int seat) noexcept
@cython.locals(found=uint64_t)
cdef uint64_t blocked(State state, int seat, int powered) noexcept
@cython.locals(sites=Sites, closed=uint64_t, found=int, first=int, shape=int, row=int, index=int, placement=int)
cdef void offer_places(State state, Moves into, int shapes, int powered) noexcept
@cython.locals(sites=Sites, closed=uint64_t, found=int, shape=int, row=int, index=int)
cdef int count_places(State state, int seat, int shapes, int powered, int most) noexcept
cdef bint has_place(State state, int seat, int shapes, int powered) noexcept
cpdef bint must_build(State state, int seat) noexcept
@cython.locals(found=int, shape=int, kept=int)
cpdef int dead(State state, int seat) noexcept

@cython.locals(reserve=int, powered=int)
cdef void offer(State state, Moves into) noexcept
@cython.locals(found=int)
cdef int needed(State state, int placement) noexcept
@cython.locals(seat=int, shape=int, cells=uint64_t, spent=int)
cdef void lay(State state, int placement) noexcept
