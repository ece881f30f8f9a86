from quartier.games.paris cimport ending, phase, site
from quartier.kernel cimport mover
from quartier.kernel.game cimport Game

cdef class State(Game):
    cdef readonly int is_advanced, is_free, is_after_30, is_end_tile_with_last
    cdef readonly int landmark_value[8]
    cdef readonly int phase, seat, first, turns, ending, acted, drew
    cdef readonly int unseen[36]
    cdef readonly int stack_size[3]
    cdef readonly int stack_top[3]
    cdef readonly int opened, drawn
    cdef readonly int building[36]
    cdef readonly int token[36]
    cdef readonly int keys_on[176]
    cdef readonly int bank[24]
    cdef readonly int arc[4]
    cdef readonly int landmark_in[8]
    cdef readonly int vp_tile_in[6]
    cdef readonly int supply[3]
    cdef readonly int number_on[31]
    cdef readonly int left_on[31]
    cdef readonly int francs[4]
    cdef readonly int tokens[24]
    cdef readonly int keys[4]
    cdef readonly int spare[4]
    cdef readonly int meeple[4]
    cdef readonly int held[4]
    cdef readonly int used[4]
    cdef readonly int points[16]
    cdef readonly int end_pile, end_used, end_count
    cdef readonly int end_held[4]
    cdef readonly int end_taker[12]
    cdef readonly int end_tile[12]
    cdef readonly int open_resources, open_prestige
    cdef readonly int due[3]
    cdef readonly int source, target, district, slot, fee, pair_kind, pairs

    cdef void _copy_to(self, State twin) noexcept
