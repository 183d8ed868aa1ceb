cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int64_t, uint64_t
from ilion.core.evaluator cimport Evaluator
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER, MAX_DEPTH, FULL, FIRST_WIDTH, MANY, EXPAND_DELAY
cdef uint64_t LUCK_A, LUCK_B, MASK
cdef double LEAD_AT_END

cdef class Tree:
    cdef Evaluator evaluator
    cdef State root, world, probe
    cdef Rng rng
    cdef readonly int seat, seats, actions, capacity, size
    cdef readonly int64_t iterations
    cdef double exploration
    cdef int playout, rollout_rounds
    cdef bint forgetful, knows_all, sensible, common_luck, own, results_only
    cdef int forced, first_compared
    cdef readonly int compared
    cdef uint64_t seed
    cdef int[::1] key, first, sibling, visits, path, mark, candidates
    cdef float[::1] prior
    cdef double[::1] total, value, share
    cdef int stamp

    @cython.locals(n=int64_t)
    cpdef run(self, iterations)
    cdef void run_(self, int64_t n) noexcept nogil
    @cython.locals(node=int, child=int, chosen=int, depth=int, action=int, seen=int, i=int, s=int)
    cdef void iterate_(self) noexcept nogil
    @cython.locals(seen=int)
    cdef int chance_key_(self, int action) noexcept nogil
    @cython.locals(steps=int)
    cdef void evaluate_(self) noexcept nogil
    @cython.locals(s=int, lead=double)
    cdef void judge_(self, State state) noexcept nogil
    @cython.locals(actor=int, rounds=int, action=int)
    cdef void rollout_(self) noexcept nogil
    cdef bint ready_to_expand_(self, int node) noexcept nogil
    @cython.locals(made=int, s=int)
    cdef int add_(self, int seen) noexcept nogil
    @cython.locals(child=int)
    cdef int child_(self, int node, int seen) noexcept nogil
    @cython.locals(child=int, made=int)
    cdef int after_(self, int node, int seen) noexcept nogil
    @cython.locals(n=int)
    cdef bint unmet_(self, int node) noexcept nogil
    @cython.locals(child=int, n=int, i=int, action=int, seen=int, actor=int)
    cdef void expand_(self, int node) noexcept nogil
    @cython.locals(made=int, before=int)
    cdef bint insert_(self, int node, int seen, float prior) noexcept nogil
    @cython.locals(child=int, best=int, considered=int, width=int, actor=int, n=double, value=double, top=double, urge=double)
    cdef int select_(self, int node) noexcept nogil
    @cython.locals(i=int, node=int, least=int)
    cdef int least_visited_(self) noexcept nogil
    @cython.locals(n=int, i=int, action=int, found=int, picked=int)
    cdef int legal_action_for_(self, int seen) noexcept nogil
    @cython.locals(first=int, second=int, child=int, n=int)
    cpdef int lead(self)
