cimport cython

from quartier.games.paris cimport part, phase, pieces, scoring, site, table, track
from quartier.games.paris.state cimport State

@cython.locals(value=int)
cdef bint take(State state) noexcept
@cython.locals(kind=int)
cdef void take_token(State state) noexcept
