cimport cython
from ilion.core.brain cimport Brain
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State
from ilion.games.trojan_horse.state cimport HorseState

cdef int HELPER, UNSEEN
cdef int MOST
cdef double BONUS[7]
cdef double VALUES[3]
cdef float[::1] CHANCES
cdef double DOUBT_AT_END, DOUBT_A_HERO

cdef class HorseBrain(Brain):
    @cython.final
    @cython.locals(free=int, row=int, open=int, whole=int, more=double, part=double, worth=double, hidden=double, chance=double)
    cdef void expect_(self, HorseState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(unseen=int, sum=double)
    cdef double mean_unseen_(self, HorseState state) noexcept nogil
    @cython.final
    @cython.locals(waiting=int)
    cdef int unplaced_(self, HorseState state) noexcept nogil
    @cython.final
    @cython.locals(i=int, ticket=int, colour=int)
    cdef void mix_(self, HorseState state, Rng rng) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    cdef double doubt_(self, State state) noexcept nogil
    cdef void forget_(self, State state, int seat, Rng rng) noexcept nogil
