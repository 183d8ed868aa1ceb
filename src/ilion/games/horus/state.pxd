cimport cython
from ilion.core.state cimport State
from ilion.games.horus.rules cimport Turns

cdef int CARD, DEAL, END, ENDED, FROM, PILE, PLACE, REFILL, RELAY, STONE, TO, USE
cdef int ANY, BAG_RIVER, NILE_SECOND, NO_CARD, NO_END, NO_TILE, RIVER
cdef int EITHER, NECROPOLIS, TEMPLE, NILE, NO_STONE, NO_TERRAIN
cdef int A_CARD, A_PILE, O_CARD, LAST_PILES, FIRST, ROW, WIDTH, MIDDLE

cdef class HorusState(Turns):
    cdef int seen_(self, int action, int seat) noexcept nogil
    cdef bint reveals_(self, int action) noexcept nogil
    @cython.final
    cdef bint would_exhaust(self, int pile) noexcept nogil
    @cython.final
    cdef int clockwise(self, int other, int seat) noexcept nogil
    @cython.locals(tile=int, row=int, end=int, card=int, mine=int, unseen=int, other=int, kind=int, pile=int, place=int)
    cdef void tensor_into_(self, int seat, float[::1] out) noexcept nogil
    @cython.locals(other=int, place=int, card=int, i=int, entry=int)
    @cython.final
    cdef void renewal_into_(self, int seat, float[::1] out) noexcept nogil
    cdef State blank_(self)
    cdef void assign_(self, State other) noexcept nogil
    @cython.final
    cdef void take_(self, HorusState o) noexcept nogil
