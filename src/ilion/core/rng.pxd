cimport cython
from libc.stdint cimport uint32_t, uint64_t

cdef uint64_t MASK, LOW, STEP, MIX_A, MIX_B

@cython.final
cdef class Rng:
    cdef readonly uint64_t state
    @cython.locals(z=uint64_t)
    cdef uint64_t next_(self) noexcept nogil
    @cython.locals(wide=uint64_t, unfair=uint64_t)
    cpdef uint32_t below_(self, uint64_t n) noexcept nogil
