cimport cython

@cython.locals(grown=double)
cdef double raised(double power) noexcept

cdef class Net:
    cdef readonly int inputs, hidden
    cdef double[::1] weights
    cdef double[::1] squares
    cdef double features[640]
    cdef double units[256]
    cdef double scores[4]
    cdef double shares[4]
    @cython.locals(hidden=int, base=int, units=int, biases=int, output=int, straight=int, row=int, i=int, j=int, score=double, value=double, sums=double[64])
    cdef double _score(self, int seat) noexcept
    @cython.locals(seat=int, highest=double, total=double)
    cdef void _share(self, int players) noexcept
    cdef void _nudge(self, int at, double slope, double rate) noexcept
    @cython.locals(hidden=int, biases=int, output=int, straight=int, seat=int, i=int, j=int, error=double, unit=double, bend=double, slope=double, wanted=double)
    cdef void _learn(self, int players, list target, double rate) noexcept
