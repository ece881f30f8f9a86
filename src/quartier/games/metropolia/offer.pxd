cimport cython

from quartier.games.metropolia cimport establishment, income, landmark, payment, pieces
from quartier.games.metropolia.state cimport State

cpdef list forecast(State state, int roller, int total)
@cython.locals(twin=State, total=int)
cpdef list odds(State state, int roller)
@cython.locals(twin=State)
cdef State imagined(State state, int roller)
@cython.locals(richest=int, step=int, seat=int)
cdef list outcome(State state, State twin, int total)
