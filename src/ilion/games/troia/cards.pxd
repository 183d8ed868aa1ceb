cimport cython
from libc.stdint cimport uint16_t
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int AT_DECK, AT_HAND, AT_PILE, AT_GONE
cdef int KNOWN, OPEN, FOG
cdef int IN_OWN, IN_RIVAL, TO_RIVAL, TO_OWN, LEFT_OWN, LEFT_RIVAL, OTHER_LEFT_OWN, OTHER_LEFT_RIVAL, EITHER, PAST_KEPT
cdef int DECK_SIZE, GREEK, TROJAN
cdef byte OFFERED[324]
cdef byte WORTH[54]

cdef class Cards(State):
    cdef readonly byte place[54]
    cdef readonly byte marks[54]
    cdef readonly byte deck[54]
    cdef readonly byte n_deck[2]
    cdef readonly byte hand[108]
    cdef readonly byte n_hand[2]
    cdef readonly byte n_own[2]
    cdef readonly byte symbols[12]
    cdef readonly byte worth[2]
    cdef readonly byte pile[54]
    cdef readonly byte n_pile[2]
    cdef readonly byte strangers[2]
    cdef readonly byte crossed[2]
    cdef readonly uint16_t past[192]
    cdef readonly byte n_past[2]
    cdef readonly byte n_fog[2]
    cdef int at_home
    cdef int abroad
    cdef byte fence_cards  # the checked build sees no array at the end of a class

    @cython.locals(i=int)
    cdef void take_in(self, int seat, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void give_away(self, int seat, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void leave_deck(self, int card) noexcept nogil
    cdef void discard(self, int seat, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void pick_up(self, int card) noexcept nogil
    cdef void show(self, int seat, int card) noexcept nogil
    @cython.locals(pool=int, other=int, fogged=int)
    cdef void cover(self, int victim, int card) noexcept nogil
    @cython.locals(foreign=int, own=int)
    cdef void clear_fog(self, int owner) noexcept nogil
    cdef void remember(self, int owner, int event) noexcept nogil
    cdef void forget_past(self, int owner) noexcept nogil
    cdef void begin_past(self, int owner) noexcept nogil
    @cython.locals(event=int, number=int, card=int)
    cdef bint replay_past(self, int owner, Rng rng) noexcept nogil
    @cython.locals(ticket=int)
    cdef int taken_by_lot(self, int open, int number, Rng rng) noexcept nogil
    cdef int open_cards(self, int owner, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef void deal_anew(self, int seat, Rng rng) noexcept nogil
    @cython.locals(own=int, foreign=int)
    cdef void deal_for_spectator(self, int owner, Rng rng) noexcept nogil
    @cython.locals(left=int, ticket=int)
    cdef void deal_from_deck(self, int owner, int n, int place, Rng rng) noexcept nogil
    @cython.locals(at=int)
    cdef void sort_out(self) noexcept nogil
    cdef void take_cards(self, Cards o) noexcept nogil
