cimport cython
from libc.stdint cimport uint16_t
from ilion.core.evaluator cimport Evaluator
from ilion.core.byte cimport byte, sbyte
from ilion.core.state cimport State
from ilion.games.odyssey.rules cimport OdysseyState

cdef int STARVING, ITHACA, WATER, FAR, HOME, ISLANDS, CONQUEST
cdef int A_ACCEPT, A_REFUSE, AIM, ANSWER, CHOOSE, LAY, MOVE, NAME, NO_CARD, NOBODY, O_DICE, PRICE, REPLY, ROUND, SAIL, SAIL_ROLL, VEIL, AT_MOST, EQUAL
cdef byte LAND[127]
cdef byte WAY[2032]
cdef byte NEAREST[1905]
cdef uint16_t LINES[127]
cdef byte UNDER_WAY[27]
cdef double SAILING[21]
cdef double LANDING, HOMEWARD, HOMEWARD_HEX, TO_MOVE, ARROW, HERO, LAST_HERO, GIFT, HUNGER, STARVES, FREE_ARROW, SHAKY, GUARD, SWIFT, SAFE, AT_HOME
cdef double LOSING[25]
cdef double HARM[15]
cdef double FOUGHT_OUT, UNKNOWN_TASK
cdef double DOUBT, DOUBT_A_TURN

cdef class OdysseyEvaluator(Evaluator):
    cdef OdysseyState after, wreck
    @cython.final
    cdef void weigh_(self, OdysseyState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(turns=double)
    cdef void count_turns_(self, OdysseyState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(asked=int, gain=double)
    cdef void answer_(self, OdysseyState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(lost=double)
    cdef double danger_(self, OdysseyState state, int seat, int other) noexcept nogil
    @cython.final
    @cython.locals(worst=double)
    cdef double task_(self, OdysseyState state) noexcept nogil
    @cython.final
    cdef int coming_(self, OdysseyState state, int seat) noexcept nogil
    @cython.final
    @cython.locals(top=double, best=int, worth=double, turns=double)
    cdef void aim_(self, OdysseyState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(to=int, coming=int, turns=double)
    cdef double blown_(self, OdysseyState state, int seat, int direction) noexcept nogil
    @cython.final
    @cython.locals(lacking=int, gifts=int, turns=double)
    cdef double turns_(self, OdysseyState state, int seat, int at, int coming) noexcept nogil
    @cython.locals(gap=int)
    cdef int lacking_(self, OdysseyState state, int seat, int coming) noexcept nogil
    @cython.final
    @cython.locals(worst=double)
    cdef double guard_(self, OdysseyState state, int seat) noexcept nogil
    @cython.final
    @cython.locals(phase=int)
    cdef bint to_move_(self, OdysseyState state) noexcept nogil
    @cython.final
    @cython.locals(away=int, i=int, mine=cython.bint)
    cdef double next_(self, OdysseyState state, int seat, int at, int goals) noexcept nogil
    cdef int kind_(self, State state, int action) noexcept nogil
    @cython.final
    @cython.locals(lead=int)
    cdef int round_(self, OdysseyState state, int action) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    @cython.locals(soonest=double)
    cdef double doubt_(self, State state) noexcept nogil
