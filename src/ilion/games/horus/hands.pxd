cimport cython
from libc.stdint cimport int16_t
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.games.horus.regions cimport Regions

cdef int FULL_HAND, NO_TERRAIN, TICKETS

cdef class Hands(Regions):
    cdef readonly byte hand[120]
    cdef readonly byte hand_size[4]
    cdef readonly byte deck[30]
    cdef readonly int deck_left
    cdef readonly byte discard[30]
    cdef readonly byte exhausted
    cdef readonly byte drawer
    cdef readonly bint renewed
    cdef readonly byte kept[120]
    cdef readonly byte drawn[4]
    cdef readonly byte n_shown
    cdef readonly byte shown[50]
    cdef readonly byte shown_by[50]
    cdef readonly byte shown_after[50]
    cdef int16_t old[30]
    cdef int16_t new[30]
    cdef int old_places[4]
    cdef int new_shown[4]
    cdef double total
    cdef double ticket

    @cython.final
    cdef bint dead(self, int card) noexcept nogil
    @cython.final
    cdef bint lacks_a_card(self, int seat) noexcept nogil
    @cython.locals(card=int)
    @cython.final
    cdef void renew(self) noexcept nogil
    @cython.locals(i=int, seat=int)
    @cython.final
    cdef void forget_shown(self) noexcept nogil
    @cython.final
    cdef void receive(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void show(self, int seat, int card) noexcept nogil
    @cython.locals(seat=int, card=int)
    @cython.final
    cdef void exhaust(self, int terrain) noexcept nogil
    @cython.locals(other=int, card=int, _i=int)
    cdef void resample_(self, int seat, Rng rng) noexcept nogil
    @cython.locals(total=int, ticket=int, card=int)
    @cython.final
    cdef int deal_from(self, int16_t* pool, bint living, Rng rng) noexcept nogil
    @cython.locals(card=int, other=int, i=int)
    @cython.final
    cdef void collect(self, int seat) noexcept nogil
    @cython.final
    cdef void explain_shown(self, int seat, Rng rng) noexcept nogil
    @cython.locals(other=int, card=int)
    @cython.final
    cdef void forget_kept(self, int seat) noexcept nogil
    @cython.locals(card=int, other=int, ways=int)
    @cython.final
    cdef bint explain_next(self, int i, int seat, double weight) noexcept nogil
    @cython.locals(old=int, living=int, card=int, other=int, _i=int, ways=double)
    @cython.final
    cdef double ways_to_lie(self, int seat) noexcept nogil
    @cython.final
    cdef void take_hands(self, Hands o) noexcept nogil
