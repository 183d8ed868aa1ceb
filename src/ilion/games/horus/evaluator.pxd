cimport cython
from ilion.core.evaluator cimport Evaluator
from ilion.core.byte cimport byte
from ilion.core.state cimport State
from ilion.games.horus.state cimport HorusState

cdef int ANY, ANY_NUMBER, DEAL, MAX_OPEN, MAX_POINTS, NILE, NO_CARD, NO_STONE, REFILL, RIVER, TEMPLE
cdef double LEAD_OPEN, LEAD_CLOSED, LEVEL_OPEN, LEVEL_CLOSED, BEHIND_OPEN, BEHIND_CLOSED
cdef double TO_MOVE, LATER, GROWTH, NILE_CARD, DOUBT_AT_END, DOUBT_LEFT

cdef class HorusEvaluator(Evaluator):
    cdef byte force[480]
    cdef byte stones[120]
    cdef double best[24]
    cdef double grown[120]
    cdef double left

    @cython.final
    @cython.locals(tile=int, i=int)
    cdef void survey_(self, HorusState state) noexcept nogil
    @cython.final
    @cython.locals(first=int, second=int, pile=int, n=int)
    cdef double remaining_(self, HorusState state) noexcept nogil
    @cython.final
    @cython.locals(sure=double)
    cdef double hold_(self, int lead, bint closed) noexcept nogil
    @cython.final
    @cython.locals(tile=int, seat=int, other=int, size=int, mine=int, rival=int, worth=double, now=double, gain=double)
    cdef void claim_(self, HorusState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(card=int, top=double, sum=double, value=double)
    cdef double hand_(self, HorusState state, int seat) noexcept nogil
    @cython.final
    @cython.locals(number=int, value=double)
    cdef double card_(self, HorusState state, int seat, int card) noexcept nogil
    @cython.final
    cdef void weigh_(self, HorusState state, double[::1] out) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    cdef double doubt_(self, State state) noexcept nogil
