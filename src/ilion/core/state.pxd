cimport cython
from ilion.core.rng cimport Rng

cdef int CHANCE, OVER

cdef class State:
    cdef readonly object game
    cdef readonly object options
    cdef readonly int seats
    cdef readonly int actor
    cdef int count_(self) noexcept nogil
    cdef int nth_(self, int i) noexcept nogil
    cdef bint legal_(self, int action) noexcept nogil
    cdef int weight_(self, int i) noexcept nogil
    @cython.locals(n=int, i=int, total=int, ticket=int)
    cdef int draw_(self, Rng rng) noexcept nogil
    cdef void apply_(self, int action) noexcept nogil
    cdef int seen_(self, int action, int seat) noexcept nogil
    cdef bint reveals_(self, int action) noexcept nogil
    cdef int score_(self, int seat) noexcept nogil
    @cython.locals(place=int, other=int, mine=int)
    cdef int place_(self, int seat) noexcept nogil
    cdef State blank_(self)
    cdef void assign_(self, State other) noexcept nogil
    cdef void resample_(self, int seat, Rng rng) noexcept nogil
    cdef void tensor_into_(self, int seat, float[::1] out) noexcept nogil
    @cython.locals(i=int)
    cdef void mask_into_(self, unsigned char[::1] out) noexcept nogil
    cpdef int n_legal(self)
    @cython.locals(n=int)
    cpdef void apply_nth(self, int i)
    @cython.locals(other=State)
    cpdef State copy(self)
