cimport cython

from quartier.games.paris cimport site, table
from quartier.games.paris.state cimport State

cpdef int value_of(State state, int place) noexcept
cpdef int district_of(State state, int place) noexcept
@cython.locals(at=int)
cpdef int keys_at(State state, int place) noexcept
@cython.locals(count=int, space=int, i=int)
cpdef int keys_in(State state, int district) noexcept
@cython.locals(highest=int, i=int)
cpdef int highest_landmark(State state, int district) noexcept
