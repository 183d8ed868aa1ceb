cimport cython
from libc.stdint cimport int64_t, uint64_t

from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER, SPECTATOR, SCORED
cdef uint64_t MASK, FACTOR

cdef class Digest:
    cdef readonly uint64_t value
    cdef void add_(self, int64_t n) noexcept nogil

cdef uint64_t scramble_(uint64_t n) noexcept nogil
@cython.locals(n=int, best=int, action=int)
cdef int choose_(State state, Rng rng, uint64_t taste) noexcept nogil
@cython.locals(n=int, i=int, seat=int)
cdef void add_state_(State state, Digest digest, Rng rng, int n_actions) noexcept nogil
@cython.locals(action=int, seat=int)
cdef void play_(State state, Digest digest, Rng rng, uint64_t taste, int n_actions, int64_t limit) noexcept nogil
cpdef play_game(State state, Digest digest, Rng rng, uint64_t taste, int n_actions, int64_t limit)
