cimport cython

cdef class Nodes:
    cdef int capacity, room
    cdef readonly int used
    cdef int[::1] move
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] visits
    cdef int[::1] open
    cdef double[::1] prior
    cdef double[::1] total
    cdef int[::1] place
    cpdef _make_room(self, int room)
    @cython.locals(node=int, seat=int)
    cdef int _add(self, int move) noexcept
    cdef void _link(self, int parent, int previous, int node) noexcept
    @cython.locals(previous=int, at=int, node=int)
    cdef int _after(self, int parent, int move) noexcept
    @cython.locals(root=int, node=int, used=int, at=int, seat=int)
    cpdef bint keep(self, int move) except -1
    @cython.locals(at=int, visits=int)
    cpdef list tried(self, int seat)
    @cython.locals(first=int, second=int, at=int)
    cdef int _lead(self) noexcept
