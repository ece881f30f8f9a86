cpdef int move_number(object move) except? -1
