cimport cython
from ilion.core.brain cimport Brain
from ilion.core.byte cimport byte, sbyte
from ilion.core.state cimport State
from ilion.games.odyssey.rules cimport OdysseyState

cdef int STARVING, ITHACA
cdef byte ISLAND_HEX[15]
cdef byte DISTANCE[16129]
cdef double HOME, NEAR_HOME, NEAR_ISLAND, HERO, GIFT, HUNGER, STARVES, FREE_ARROW, MISSED, WAITING, SWIFT, SPARE, DOUBT

cdef class OdysseyBrain(Brain):
    @cython.final
    @cython.locals(lacking=int, gifts=int, sum=double)
    cdef double outlook_(self, OdysseyState state, int seat) noexcept nogil
    @cython.final
    @cython.locals(nearest=int, away=int)
    cdef int to_island_(self, OdysseyState state, int seat) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    cdef double doubt_(self, State state) noexcept nogil
