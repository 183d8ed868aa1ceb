cimport cython
from libc.stdint cimport int64_t
from ilion.core.evaluator cimport Evaluator
from ilion.core.state cimport State

cdef int CHANCE
cdef int MAX_DEPTH

cdef class Lookahead:
    cdef readonly Evaluator evaluator
    cdef list states
    cdef double[::1] values
    cdef int seat
    cdef int64_t positions, limit
    cdef double leaf_(self, State state)
    @cython.locals(here=State, n=int, i=int, best=double, value=double, total=double, sum=double, weight=double)
    cdef double value_(self, State state, int level, int decisions, bint draws)
    @cython.locals(here=State, i=int, action=int)
    cdef void add(self, State world, int decisions, list sums)
