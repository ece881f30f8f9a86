cimport cython

from quartier.games.lumiere cimport action, building, card, postcard, power, region, scoring, stage
from quartier.games.lumiere.state cimport State
from quartier.kernel.movelist cimport Moves

@cython.locals(before=int, move=int)
cpdef list offers(State game)
@cython.locals(needed=int)
cdef list powers_spent(State state, int placement)
@cython.locals(seat=int, after=State)
cdef int score_after(State state, int move) except? -1000
@cython.locals(after=State, places=Moves, most=int, i=int)
cdef int best_score(State state, int which) except? -1000
