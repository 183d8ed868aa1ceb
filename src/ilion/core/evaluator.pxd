cimport cython
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER
cdef double MARGIN

@cython.locals(x=double)
cdef double squash_(double x) noexcept nogil

cdef class Evaluator:
    cdef readonly object game
    cdef double points[8]
    cdef public double scale
    cdef void value_into_(self, State state, double[::1] out) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    cdef double doubt_(self, State state) noexcept nogil
    cdef int kind_(self, State state, int action) noexcept nogil
    cdef int rollout_action_(self, State state, Rng rng) noexcept nogil
    cdef void forget_(self, State state, int seat, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(firsts=int)
    cdef void shares_into_(self, State state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(total=double, chance=double)
    cdef void chances_into_(self, int seats, double doubt, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(best=double)
    cdef void add_margins_(self, int seats, double[::1] out) noexcept nogil
