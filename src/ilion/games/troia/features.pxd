cimport cython
from ilion.core.byte cimport byte
from ilion.core.state cimport State
from ilion.games.troia.evaluator cimport TroiaEvaluator
from ilion.games.troia.state cimport TroiaState

cdef int AT_HAND, CORNUCOPIA, DECK_SIZE, GREEK, KNOWN, MAX_ALIKE, NO_GOD, NO_HERO
cdef byte COST[12]

cdef class LearnedTroiaEvaluator(TroiaEvaluator):
    cdef void features_into_(self, State state, int viewer, float[::1] out) noexcept nogil
    @cython.final
    @cython.locals(rival=int, i=int, card=int, at=int, k=int, seat=int)
    cdef void see_(self, TroiaState state, int viewer, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(rival=int, horn=int, i=int, n=int, k=int, cost=int, hero=int, zone=int, seat=int)
    cdef void see_means_(self, TroiaState state, int viewer, int at, float[::1] x) noexcept nogil
