from quartier.games.paris cimport ending, phase, site
from quartier.kernel cimport mover
from quartier.kernel.game cimport Game

cdef class State(Game):
    cdef readonly int is_advanced, is_free, is_after_30, is_end_tile_with_last
    cdef readonly short landmark_value[8]
    cdef readonly int phase, seat, first, turns, ending, acted, drew
    cdef readonly short unseen[36]
    cdef readonly short stack_size[3]
    cdef readonly short stack_top[3]
    cdef readonly int opened, drawn
    cdef readonly short building[36]
    cdef readonly short token[36]
    cdef readonly short keys_on[176]
    cdef readonly short bank[24]
    cdef readonly short arc[4]
    cdef readonly short landmark_in[8]
    cdef readonly short vp_tile_in[6]
    cdef readonly short supply[3]
    cdef readonly short number_on[31]
    cdef readonly short left_on[31]
    cdef readonly int francs[4]
    cdef readonly short tokens[24]
    cdef readonly short keys[4]
    cdef readonly short spare[4]
    cdef readonly short meeple[4]
    cdef readonly int held[4]
    cdef readonly int used[4]
    cdef readonly int points[16]
    cdef readonly int end_pile, end_used, end_count
    cdef readonly int end_held[4]
    cdef readonly short end_taker[12]
    cdef readonly short end_tile[12]
    cdef readonly int open_resources, open_prestige
    cdef readonly short due[3]
    cdef readonly int source, target, district, slot, fee, pair_kind, pairs

    cdef void _copy_to(self, State twin) noexcept
