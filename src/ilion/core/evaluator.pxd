cimport cython
from ilion.core.network cimport Network, exp_
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER
cdef double MARGIN, SURE

@cython.locals(x=double)
cdef double squash_(double x) noexcept nogil

cdef class Evaluator:
    cdef readonly object game
    cdef double points[8]
    cdef double judged[8]
    cdef public double scale
    cdef readonly Network network
    cdef readonly double share
    cdef readonly int viewer
    cdef float[::1] inputs
    cdef float[::1] outputs
    @cython.final
    @cython.locals(winner=int, seat=int)
    cdef void value_into_(self, State state, double[::1] out) noexcept nogil
    @cython.final
    cdef void judge_into_(self, State state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(rank=int, seat=int, lead=double, value=double)
    cdef void blend_(self, State state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(i=int, seat=int)
    cdef void describe_(self, State state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(rank=int, top=double, total=double)
    cdef void ask_network_(self, int seats) noexcept nogil
    @cython.final
    cdef int n_inputs_(self) noexcept nogil
    @cython.final
    cdef int n_observed_(self, State state) noexcept nogil
    @cython.final
    @cython.locals(before=int, i=int, seat=int)
    cdef void encode_(self, State state, int n, float[::1] rows, double[::1] values) noexcept nogil
    @cython.locals(at=int, seat=int, other=int)
    cdef void features_into_(self, State state, int viewer, float[::1] out) noexcept nogil
    cdef bint pointless_(self, State state, int action) noexcept nogil
    cdef int preference_(self, State state, int action) noexcept nogil
    cdef int sure_winner_(self, State state) noexcept nogil
    cdef void settle_(self, State state) noexcept nogil
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
