cimport cython

cdef long long LARGEST

@cython.locals(number=cython.longlong)
cpdef int move_number(object move) except? -1
