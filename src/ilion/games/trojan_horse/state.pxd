cimport cython
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State
from ilion.games.trojan_horse.rules cimport Rules

cdef int A_ALL, A_INSERT, A_SWAP, ALL, ANNOUNCE, HELPER, INSERT, LOOK, NO_CARD, SWAP, UNSEEN, WATCHER
cdef byte FIRST[21]
cdef byte SECOND[21]

cdef class HorseState(Rules):
    @cython.final
    cdef bint knows_(self, int district, int seat) noexcept nogil
    cdef int seen_(self, int action, int seat) noexcept nogil
    cdef bint reveals_(self, int action) noexcept nogil
    @cython.locals(i=int, here=int, there=int, colour=int)
    @cython.final
    cdef bint swap_reveals(self, int pair) noexcept nogil
    @cython.locals(ticket=int, left=int)
    cdef void resample_(self, int seat, Rng rng) noexcept nogil
    cdef void tensor_into_(self, int seat, float[::1] out) noexcept nogil
    cdef State blank_(self)
    cdef void assign_(self, State other) noexcept nogil
    @cython.final
    cdef void take_(self, HorseState o) noexcept nogil
