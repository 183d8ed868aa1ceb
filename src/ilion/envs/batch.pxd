cimport cython
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER

cdef class Lane:
    cdef readonly State start, state
    cdef readonly Rng rng
    cdef Rng action_rng
    cdef float[::1] observation
    cdef unsigned char[::1] mask
    cdef float[::1] returns
    cdef int[::1] places
    cdef void begin_(self) noexcept nogil
    cdef void settle_(self) noexcept nogil
    cdef void play_(self, int action) noexcept nogil
    cdef void observe_(self, int seat) noexcept nogil
    @cython.locals(seats=int, seat=int, other=int, shared=int)
    cdef void pay_(self) noexcept nogil
    @cython.locals(over=bint)
    cdef bint step_(self, int action) noexcept nogil
    cdef int random_action_(self) noexcept nogil
    cpdef begin(self)
    cpdef play(self, int action)
    cpdef observe(self, int seat)
    cpdef int random_action(self) except -1

cdef class Batch:
    cdef readonly object game
    cdef readonly int n, seats
    cdef readonly list lanes
    cdef Py_ssize_t[::1] addresses
    cdef unsigned char[:, ::1] masks
    cdef unsigned char[::1] dones
    cdef int[::1] actors, random
    cdef long long[::1] actions
    cdef object _actions, _rewards, _random, _now, _workers
    @cython.locals(lane=Lane, seeds=Rng)
    cpdef reset(self, seed=*)
    @cython.locals(action="long long")
    cdef int illegal_(self) noexcept nogil
    cpdef begin_part(self, int begin, int end)
    cpdef step_part(self, int begin, int end)
    cpdef choose_part(self, int begin, int end)
    cdef void begin_(self, int i) noexcept nogil
    cdef void step_(self, int i) noexcept nogil
    cdef void choose_(self, int i) noexcept nogil

cdef void begin_lane(Lane lane, int i, int[::1] actors) noexcept nogil
cdef void step_lane(Lane lane, int i, long long[::1] actions, unsigned char[::1] dones, int[::1] actors) noexcept nogil
