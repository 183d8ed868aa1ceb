cimport cython
from libc.stdint cimport int64_t
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER

@cython.locals(moves=int64_t)
cdef int64_t finish_(State state, Rng rng) noexcept nogil
@cython.locals(moves=int64_t, seat=int)
cdef int64_t run_(State root, State work, int64_t n, Rng rng, int64_t[::1] scores) noexcept nogil
cpdef deal(State state, Rng rng)
@cython.locals(work=State, moves=int64_t, games=int64_t, buffer=int64_t[::1])
cpdef playouts(State state, n, Rng rng)
