cimport cython

from quartier.kernel.game cimport Game

cdef int VALUE[6]
cdef int CHANCE, ASK_FIRST, LANDMARK, NOWHERE

cdef class City(Game):
    cdef public int is_advanced, is_free, is_after_30, is_end_tile_with_last
    cdef public int landmark_value[8]
    cdef public int phase, seat, first, turn, ending, acted, drew
    cdef public int unseen[36]
    cdef public int stack_size[3]
    cdef public int stack_top[3]
    cdef public int opened, drawn
    cdef public int building[36]
    cdef public int token[36]
    cdef public int keys_on[176]
    cdef public int bank[24]
    cdef public int arc[4]
    cdef public int landmark_in[8]
    cdef public int vp_tile_in[6]
    cdef public int supply[3]
    cdef public int number_on[31]
    cdef public int left_on[31]
    cdef public int francs[4]
    cdef public int tokens[24]
    cdef public int keys[4]
    cdef public int spare[4]
    cdef public int meeple[4]
    cdef public int held[4]
    cdef public int used[4]
    cdef public int points[16]
    cdef public int end_pile, end_used, end_count
    cdef public int end_held[4]
    cdef public int end_taker[12]
    cdef public int end_tile[12]
    cdef public int open_resources, open_prestige
    cdef public int due[3]
    cdef public int source, target, district, slot, fee, pair_kind, pairs

    cdef void _blank(self)
    @cython.locals(i=int)
    cdef void _resemble(self, City other)
    cpdef int value_of(self, int place) noexcept
    cpdef int district_of(self, int place) noexcept
    @cython.locals(at=int)
    cpdef int keys_at(self, int place) noexcept
    @cython.locals(count=int, space=int, i=int)
    cpdef int keys_in(self, int district) noexcept
    @cython.locals(highest=int, i=int)
    cpdef int highest_landmark(self, int district) noexcept
    cpdef int tiles_left(self) noexcept
    @cython.locals(at=int)
    cpdef int vp(self, int seat) noexcept
    cdef void _score(self, int part, int vp) noexcept
