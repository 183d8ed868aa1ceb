from ilion.core.state cimport State

cdef class RewritingState(State):
    cdef void rewrite_(self, int seat, float[::1] out, bint anew) noexcept nogil
