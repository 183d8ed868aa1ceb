cimport cython
from libc.stdint cimport uint16_t, uint64_t
from ilion.core.byte cimport byte, sbyte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State
from ilion.games.odyssey.adventures cimport Adventures
from ilion.games.odyssey.sea cimport Sea

cdef int OVER
cdef int AEGIS, AGAIN, AIM, ANSWER, A_ABSTAIN, A_ACCEPT, A_AEGIS, A_AGAIN, A_AIM, A_ARROW, A_ASK, A_CARD, A_FIGHT
cdef int A_GIVE, A_LAY, A_LOOK, A_NO_OFFER, A_PAY, A_PEACE, A_SAIL, A_SLAUGHTER, A_TO, A_VEIL, BRAWL, CALM, CATTLE
cdef int CHOOSE, ENDED, ENGAGE, FAVOUR, LAY, LOOK, LOT, MOVE, NAME, NOBODY, NO_CARD, NO_HEX, OFFER, O_CARD
cdef int O_DICE, O_SAIL, O_SEAT, O_WHITE, PEEK, PRICE, PROVISIONS, REFUSE, REPLY, ROLL, ROUND, SAIL, SAIL_ROLL, SAVE
cdef int SIRENS, THINGS, UNCOVER, VEIL
cdef int STARVING, PHAIAKIANS_ROLL, TROY, ITHACA, WATER, SYRTES, SAIL_ROOM
cdef uint16_t START[16]
cdef byte SPAN[16]
cdef byte TROY_HEXES[3]
cdef byte LAND[127]
cdef sbyte Q[127]
cdef sbyte R[127]
cdef sbyte STEP_Q[6]
cdef sbyte STEP_R[6]
cdef byte SAIL_COUNT[508]
cdef byte SAIL_TO[32512]
cdef byte DRIFT_TO[4572]
cdef uint16_t PAIR[36]

cdef class OdysseyState(Adventures):
    @cython.final
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.final
    cdef void upkeep(self, int seat) noexcept nogil
    @cython.final
    cdef void use_free_turn(self, int seat) noexcept nogil
    @cython.final
    cdef bint may_use_arrow(self, int seat) noexcept nogil
    @cython.final
    cdef void choose_sail(self) noexcept nogil
    @cython.final
    cdef void choose_arrow(self) noexcept nogil
    @cython.final
    cdef void roll_sail(self, int number) noexcept nogil
    @cython.final
    cdef int chart(self) noexcept nogil
    @cython.final
    cdef int closed(self, int chart) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void sail_to(self, int hex) noexcept nogil
    @cython.locals(land=int)
    @cython.final
    cdef void enter(self, int seat) noexcept nogil
    @cython.final
    cdef void lay_arrow(self, int hex) noexcept nogil
    @cython.locals(q=int, r=int)
    @cython.final
    cdef int ahead(self, int hex, int direction) noexcept nogil
    @cython.locals(q=int, r=int, offset=int)
    @cython.final
    cdef int wind(self, int hex, int direction) noexcept nogil
    @cython.locals(best=int, hex=int, harder=int)
    @cython.final
    cdef int hit_at(self, int seat, int direction) noexcept nogil
    @cython.locals(hex=int, wind=int, home=int, to=int)
    @cython.final
    cdef int blown_to(self, int seat, int direction) noexcept nogil
    @cython.locals(before=uint64_t, spot=uint64_t, seat=int, other=int, to=int)
    @cython.final
    cdef void release_arrow(self, int direction) noexcept nogil
    cdef void fall(self, int seat) noexcept nogil
    @cython.final
    cdef void sink(self, int seat) noexcept nogil
    @cython.final
    cdef void save(self, int seat) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void next_turn(self) noexcept nogil
    @cython.final
    cdef void end_game(self) noexcept nogil
    @cython.final
    cdef uint64_t choices(self) noexcept nogil
    @cython.final
    cdef int first_choice(self) noexcept nogil
    @cython.locals(other=int, mine=uint64_t, n=int)
    @cython.final
    cdef int nth_offer(self, int i) noexcept nogil
    @cython.locals(chart=int)
    @cython.final
    cdef bint may_sail_to(self, int hex) noexcept nogil

    @cython.locals(other=int)
    cdef int count_(self) noexcept nogil
    cdef int nth_(self, int i) noexcept nogil
    @cython.locals(other=int, choice=int)
    cdef bint legal_(self, int action) noexcept nogil
    cdef int draw_(self, Rng rng) noexcept nogil
    cdef void apply_(self, int action) noexcept nogil
    @cython.final
    cdef void apply_on_land(self, int action) noexcept nogil
    cdef int seen_(self, int action, int seat) noexcept nogil
    cdef int score_(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef int place_(self, int seat) noexcept nogil
    cdef State blank_(self)
    cdef void assign_(self, State other) noexcept nogil
