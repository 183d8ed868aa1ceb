cimport cython
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State
from ilion.games.troia.rules cimport Rules

cdef int CHANCE
cdef int FACE, LAY, DEAL, TURN, PAY, USE, TAKE, HERO, DEFENCE, FORWARD, BACK, GOD, SLOT, DRAW, STEAL, GOAL, RETURN, ENDED
cdef int A_DRAW, A_GOD, A_CARD, A_HORN, A_OFFER, A_USE, A_PASS, A_HERO, A_DEFENCE, A_SLOT
cdef int O_FACE, O_GOD, O_CARD
cdef int GREEK, NO_GOD, NO_HERO
cdef int AT_DECK, AT_HAND, AT_PILE, AT_TABLE, KNOWN
cdef int DECK_SIZE
cdef byte ROW[12]

cdef class TroiaState(Rules):
    @cython.locals(n=int)
    cdef int count_(self) noexcept nogil
    cdef int nth_(self, int i) noexcept nogil
    cdef int first_(self) noexcept nogil
    cdef int end_(self) noexcept nogil
    cdef void mask_into_(self, unsigned char[::1] out) noexcept nogil
    @cython.locals(card=int)
    cdef bint legal_(self, int action) noexcept nogil
    cdef int draw_(self, Rng rng) noexcept nogil
    cdef void apply_(self, int action) noexcept nogil
    cdef int seen_(self, int action, int seat) noexcept nogil
    @cython.locals(k=int, at=int, card=int)
    cdef void tensor_into_(self, int seat, float[::1] out) noexcept nogil
    cdef State blank_(self)
    cdef void assign_(self, State other) noexcept nogil
    cdef void take_(self, TroiaState o) noexcept nogil
