cimport cython
from ilion.core.byte cimport byte
from ilion.core.state cimport State
from ilion.games.trojan_horse.evaluator cimport HorseEvaluator
from ilion.games.trojan_horse.state cimport HorseState

cdef int A_ALL, A_KEEP, A_SWAP, DISTRICT, HELPER, MAX_HEROES, NO_CARD, SWAP, UNSEEN
cdef double TREASURES[3]
cdef byte FIRST_OF_PAIR[21]
cdef byte SECOND_OF_PAIR[21]

cdef class LearnedHorseEvaluator(HorseEvaluator):
    cdef int place[5]
    cdef int at_place[4]
    cdef int fence

    cdef void features_into_(self, State state, int viewer, float[::1] out) noexcept nogil
    @cython.final
    @cython.locals(at=int, coming=int, colour=int, place=int, n=int, i=int, card=int, rank=int, seat=int)
    cdef void see_(self, HorseState state, int viewer, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(place=int, rank=int, i=int, colour=int)
    cdef void order_colours_(self, HorseState state, int viewer) noexcept nogil
    @cython.final
    @cython.locals(at=int, place=int, colour=int, n=int, i=int, kind=int, rank=int)
    cdef void see_district_(self, HorseState state, int viewer, int district, float[::1] x) noexcept nogil
    cdef bint pointless_(self, State state, int action) noexcept nogil
    @cython.final
    @cython.locals(a=int, b=int)
    cdef bint blind_swap_(self, HorseState state, int action) noexcept nogil
    cdef int preference_(self, State state, int action) noexcept nogil
