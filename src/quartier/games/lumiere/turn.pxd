from quartier.games.lumiere cimport stage
from quartier.games.lumiere.state cimport State

cdef void pass_on(State state) noexcept
cdef void finish(State state) noexcept
cdef void skip(State state) noexcept
cdef void decline(State state) noexcept
cdef void rest(State state) noexcept
