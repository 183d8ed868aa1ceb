cimport cython
from libc.stdint cimport uint32_t, uint64_t

cdef uint64_t MASK

# Every random step calls these two, so their bodies are here: then compiled modules inline them instead of calling them. In
# interpreted mode, ilion/core/interpreted.py stands in for them.
@cython.final
cdef class Rng:
    cdef readonly uint64_t state

    cdef inline uint64_t next_(self) noexcept nogil:
        cdef uint64_t z
        self.state += <uint64_t> 0x9E3779B97F4A7C15
        z = self.state
        z = (z ^ (z >> 30)) * <uint64_t> 0xBF58476D1CE4E5B9
        z = (z ^ (z >> 27)) * <uint64_t> 0x94D049BB133111EB
        return z ^ (z >> 31)

    cdef inline uint32_t below_(self, uint32_t n) noexcept nogil:
        cdef uint64_t wide = (self.next_() >> 32) * n
        cdef uint32_t unfair
        if <uint32_t> wide < n:
            unfair = (0 - n) % n  # 2**32 modulo n
            while <uint32_t> wide < unfair:
                wide = (self.next_() >> 32) * n
        return <uint32_t> (wide >> 32)
