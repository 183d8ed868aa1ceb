cimport cython
from libc.stdint cimport uint64_t
from ilion.core.evaluator cimport Evaluator
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int WINS, MARGIN, SHAPED

cdef class Judge:
    cdef Evaluator evaluator
    cdef State world
    cdef Rng rng
    cdef double[::1] values
    cdef double opinion_(self, State state, int seat) noexcept nogil

cdef class BatchRewards:
    cdef int kind, n, seats
    cdef double gamma, span
    cdef float[::1] paid, returns
    cdef int[::1] places, scores
    cdef double[::1] potentials
    cdef unsigned char[::1] decided
    cdef uint64_t[::1] streams
    @cython.locals(i=Py_ssize_t, at=Py_ssize_t)
    cpdef seed(self, seeds)
    cdef void begin_(self, Py_ssize_t i, State state, Judge judge) noexcept nogil
    @cython.locals(first=Py_ssize_t)
    cdef void after_(self, Py_ssize_t i, State state, bint over, Judge judge) noexcept nogil
    @cython.locals(at=Py_ssize_t)
    cdef void clear_(self, Py_ssize_t first) noexcept nogil
    @cython.locals(at=Py_ssize_t)
    cdef void meet_(self, Py_ssize_t first, State state, Judge judge) noexcept nogil
    @cython.locals(opinion=double)
    cdef void judge_(self, Py_ssize_t at, State state, Judge judge) noexcept nogil
    @cython.locals(at=Py_ssize_t, victors=int)
    cdef void settle_(self, Py_ssize_t first) noexcept nogil
    @cython.locals(other=Py_ssize_t, best=int)
    cdef int best_other_(self, Py_ssize_t first, Py_ssize_t at) noexcept nogil
