cimport cython
from libc.stdint cimport uint16_t
from ilion.core.byte cimport byte, sbyte
from ilion.core.state cimport State
from ilion.games.odyssey.evaluator cimport OdysseyEvaluator
from ilion.games.odyssey.rules cimport OdysseyState

cdef int A_ACCEPT, A_ASK, A_GIVE, A_NO_OFFER, A_PASS, A_PEACE, A_REFUSE, AEGIS, AIM, ANSWER, ASK, EMPTY, ENGAGE, FIRST_AIM, GIVE
cdef int HOME, ISLANDS, LAY, NEAR, NO_CARD, OFFER, PEACE, SEAT, T_CARD, T_ISLAND, THINGS, UNSEEN, VEIL, WATER
cdef byte LAND[127]
cdef byte WAY[2032]
cdef uint16_t LINES[127]
cdef uint16_t MASKS[16]
cdef sbyte Q[127]
cdef sbyte R[127]
cdef double HARM[15]

cdef class LearnedOdysseyEvaluator(OdysseyEvaluator):
    cdef OdysseyState trial
    cdef double[::1] hopes

    cdef void features_into_(self, State state, int viewer, float[::1] out) noexcept nogil
    @cython.final
    @cython.locals(rank=int, seat=int, at=int, away=int)
    cdef void see_(self, OdysseyState state, int viewer, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(q=int, r=int, s=int)
    cdef int apart_(self, int a, int b) noexcept nogil
    @cython.final
    @cython.locals(i=int, n=int, lacking=int)
    cdef void see_seat_(self, OdysseyState state, int seat, int at, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(hex=int, home=int, goals=int, nearest=int, near=int, place=int, away=int)
    cdef void see_ways_(self, OdysseyState state, int seat, int lacking, int at, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(unseen=int, island=int, rank=int)
    cdef void see_common_(self, OdysseyState state, int viewer, int at, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(thing=int)
    cdef void see_offer_(self, int offer, int at, float[::1] x) noexcept nogil
    cdef bint pointless_(self, State state, int action) noexcept nogil
    @cython.final
    @cython.locals(direction=int)
    cdef bint useless_(self, OdysseyState state, int action) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef bint becalmed_(self, OdysseyState state, int direction) noexcept nogil
    @cython.final
    @cython.locals(thing=int)
    cdef bint outdone_(self, OdysseyState state, int action) noexcept nogil
    @cython.final
    cdef bint welcome_(self, OdysseyState state, int action) noexcept nogil
    @cython.final
    @cython.locals(asked=int, gain=double, answer=int, seat=int, turns=double)
    cdef double gain_(self, OdysseyState state) noexcept nogil
    cdef int preference_(self, State state, int action) noexcept nogil
    @cython.final
    cdef int natural_(self, OdysseyState state, int action) noexcept nogil
