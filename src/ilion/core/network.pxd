cimport cython

cdef int HALVINGS, SERIES

cdef float single_(float x) noexcept nogil

@cython.locals(small=double, term=double, total=double, i=int, _=int)
cdef double exp_(double x) noexcept nogil

cdef class Network:
    cdef readonly object header, flat
    cdef readonly int n_inputs, n_first, n_second, n_outputs
    cdef float[::1] first, first_bias, second, second_bias, third, third_bias

    cdef float a[256]
    cdef float b[256]
    cdef int fence  # the checked build sees no array at the end of a class

    @cython.final
    @cython.locals(n=Py_ssize_t, i=Py_ssize_t, j=Py_ssize_t, at=Py_ssize_t, v=float)
    cdef void forward_(self, float[::1] x, float[::1] y) noexcept nogil
