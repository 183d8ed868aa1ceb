cimport cython
from ilion.core.evaluator cimport Evaluator
from ilion.core.byte cimport byte
from ilion.core.state cimport State
from ilion.games.troia.state cimport TroiaState

cdef int DRAW, PAY, GREEK, DECK_SIZE, NO_PART, CORNUCOPIA, FEW
cdef byte PART[108]
cdef byte ICON[54]
cdef byte ASKED[4]
cdef double ADVANCE[5]
cdef byte COST[12]
cdef byte LINK[12]
cdef double PAIR, PAIR_TO_MOVE, SYMBOL, FURTHER, PER_CARD, ALIKE, GOAL_CARD, HORN, POWER

cdef class TroiaEvaluator(Evaluator):
    @cython.final
    @cython.locals(sum=double, invaders=int, moved=int, zone=int)
    cdef double standing_(self, TroiaState state, int seat) noexcept nogil
    @cython.final
    @cython.locals(own=int)
    cdef int moved_(self, TroiaState state) noexcept nogil
    @cython.final
    @cython.locals(sum=double, worth=double, n=int, due=int)
    cdef double hand_(self, TroiaState state, int seat) noexcept nogil
    @cython.final
    @cython.locals(useful=int, parts=int, card=int, part=int)
    cdef int goal_cards_(self, TroiaState state, int seat) noexcept nogil
    @cython.final
    cdef void weigh_(self, TroiaState state, double[::1] out) noexcept nogil
    @cython.final
    @cython.locals(least=int)
    cdef double unrest_(self, TroiaState state) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    cdef double doubt_(self, State state) noexcept nogil
