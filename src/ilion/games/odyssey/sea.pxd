cimport cython
from libc.stdint cimport uint16_t, uint64_t
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, AEGIS, EMPTY, LOT, NO_CARD, NO_HEX, NO_ISLAND, NOBODY, UNSEEN, VEIL, WATCHER, EVERY_CARD, AT_MOST, EQUAL
cdef uint16_t PAIR[36]

cdef class Sea(State):
    cdef readonly byte phase
    cdef readonly byte max_rounds
    cdef readonly byte homecoming
    cdef readonly bint chip_to_hand
    cdef readonly byte round
    cdef readonly byte first
    cdef readonly byte turn
    cdef readonly byte home
    cdef readonly byte at[6]
    cdef readonly byte heroes[6]
    cdef readonly byte gifts[6]
    cdef readonly byte supply
    cdef readonly byte hunger[6]
    cdef readonly byte free[6]
    cdef readonly byte missed
    cdef readonly byte waiting
    cdef readonly byte swift
    cdef readonly uint16_t cards[6]
    cdef readonly uint16_t turned
    cdef readonly uint16_t isles[6]
    cdef readonly uint16_t rims[6]
    cdef readonly byte chips[6]
    cdef readonly byte rim[15]
    cdef readonly byte known[15]
    cdef readonly uint16_t pool
    cdef readonly byte last_chance
    cdef readonly byte landing
    cdef readonly byte roll
    cdef readonly byte arrow
    cdef readonly uint16_t meets
    cdef readonly byte fighter
    cdef readonly byte foe
    cdef readonly byte fight_round
    cdef readonly byte offer
    cdef readonly byte giver
    cdef readonly byte named
    cdef readonly byte card
    cdef readonly byte ties
    cdef readonly byte looked
    cdef readonly byte peek

    @cython.final
    cdef void wait_for(self, int seat, int phase) noexcept nogil
    @cython.final
    cdef void wait_for_chance(self, int phase) noexcept nogil
    cdef void land(self) noexcept nogil
    cdef void fall(self, int seat) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(n=int)
    @cython.final
    cdef int size(self, uint64_t mask) noexcept nogil
    @cython.locals(place=int)
    @cython.final
    cdef int member(self, uint64_t mask, int i) noexcept nogil
    @cython.final
    cdef int take_gifts(self, int seat, int number) noexcept nogil
    @cython.final
    cdef void gain(self, int seat, int number) noexcept nogil
    @cython.final
    cdef void give_back(self, int seat, int number) noexcept nogil
    @cython.final
    cdef int ruler(self, int island) noexcept nogil
    @cython.final
    cdef bint has_chip_for(self, int seat, int island) noexcept nogil
    @cython.final
    cdef void lay_chip(self, int seat, int island) noexcept nogil
    @cython.final
    cdef void conquer(self, int seat, int island) noexcept nogil
    @cython.final
    cdef bint holds_open(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void keep_card(self, int seat, int card) noexcept nogil
    @cython.final
    cdef bint may_go_home(self, int seat) noexcept nogil
    @cython.final
    cdef bint lies_open(self, int island) noexcept nogil
    @cython.locals(mask=int)
    @cython.final
    cdef int face_down(self) noexcept nogil
    @cython.final
    cdef int under(self, int island) noexcept nogil
    @cython.final
    cdef void uncover(self, int island, int card) noexcept nogil
    @cython.final
    cdef bint knows(self, int seat, int island) noexcept nogil
    @cython.final
    cdef void assign_sea(self, Sea o) noexcept nogil

    @cython.locals(card=int)
    cdef void resample_(self, int seat, Rng rng) noexcept nogil
    @cython.locals(n=int, k=int, s=int, base=int, i=int, card=int, other=int)
    cdef void tensor_into_(self, int seat, float[::1] out) noexcept nogil
