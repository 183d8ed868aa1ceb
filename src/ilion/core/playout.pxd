cimport cython
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER

cdef long finish_(State state, Rng rng) noexcept nogil
@cython.locals(g=long, moves=long, seat=int)
cdef long run_(State root, State work, long n, Rng rng, long long[::1] scores) noexcept nogil
cpdef deal(State state, Rng rng)
@cython.locals(work=State, moves=long, games=long, buffer=cython.longlong[::1])
cpdef playouts(State state, n, Rng rng)
