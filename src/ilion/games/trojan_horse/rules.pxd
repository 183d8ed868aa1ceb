cimport cython
from ilion.core.byte cimport byte, sbyte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State

cdef int CHANCE, OVER
cdef int DEAL, LOAD, SET_OUT, ANNOUNCE, CARD, SWAP, ALL, INSERT, LOOK, FILL, REVEAL, ENDED
cdef int A_ANNOUNCE, A_KEEP, A_SWAP, A_ALL, A_PASS, A_INSERT
cdef int O_CARD, O_TREASURE
cdef int RED, HELPER, TRIDENT, NO_CARD, UNSEEN, WATCHER
cdef byte BONUS[7]
cdef byte VALUES[3]
cdef byte FIRST[21]
cdef byte SECOND[21]

cdef class Rules(State):
    cdef readonly byte phase
    cdef readonly byte colours
    cdef readonly byte cap
    cdef readonly bint loading_is_first_turn
    cdef readonly bint french
    cdef readonly sbyte owner[4]
    cdef readonly byte dealt[4]
    cdef readonly byte n_dealt
    cdef readonly byte heroes[28]
    cdef readonly byte total[7]
    cdef readonly byte room[7]
    cdef readonly byte rooms
    cdef readonly byte bag[4]
    cdef readonly byte bag_left
    cdef readonly byte display[4]
    cdef readonly byte display_left
    cdef readonly byte helpers
    cdef readonly byte horse[2]
    cdef readonly byte loaded
    cdef readonly byte deck[5]
    cdef readonly byte deck_left
    cdef readonly byte discard[5]
    cdef readonly byte card
    cdef readonly byte treasure[7]
    cdef readonly byte known[7]
    cdef readonly byte unseen[3]
    cdef readonly byte turn
    cdef readonly byte half
    cdef readonly byte announced
    cdef readonly byte todo
    cdef readonly byte look_district
    cdef readonly byte look_colour
    cdef readonly bint swap_later
    cdef readonly byte looks_at_swap

    @cython.final
    cdef int insertable_(self) noexcept nogil
    @cython.final
    cdef bint may_insert(self, int figure) noexcept nogil
    @cython.final
    cdef void deal_colour(self, int colour) noexcept nogil
    @cython.final
    cdef void load_horse(self, int colour) noexcept nogil
    @cython.final
    cdef void set_out(self, int colour) noexcept nogil
    @cython.final
    cdef void first_turn(self) noexcept nogil
    @cython.final
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.final
    cdef void announce(self, int number) noexcept nogil
    @cython.final
    cdef void draw_card(self, int card) noexcept nogil
    @cython.final
    @cython.locals(a=int, b=int, kind=int, seats=int)
    cdef void swap_treasures(self, int pair) noexcept nogil
    @cython.locals(i=int, district=int, colour=int)
    @cython.final
    cdef void look_at_swapped(self) noexcept nogil
    @cython.final
    cdef void after_swap(self) noexcept nogil
    @cython.final
    cdef void begin_look(self, int district, int colour) noexcept nogil
    @cython.locals(colour=int)
    @cython.final
    cdef bint looks_now(self, int seat) noexcept nogil
    @cython.final
    cdef bint may_insert_first(self) noexcept nogil
    @cython.final
    cdef void insert_all(self) noexcept nogil
    @cython.final
    cdef void begin_insertions(self, int number) noexcept nogil
    @cython.final
    cdef void insert(self, int figure, int district) noexcept nogil
    @cython.final
    cdef void drop(self, int colour, int district) noexcept nogil
    @cython.final
    cdef void close(self, int district) noexcept nogil
    @cython.final
    cdef void look(self, int district, int seat) noexcept nogil
    @cython.final
    cdef void uncover(self, int district, int kind) noexcept nogil
    @cython.final
    cdef void after_insertion(self) noexcept nogil
    @cython.final
    cdef void discard_card(self) noexcept nogil
    @cython.final
    cdef void end_turn(self) noexcept nogil
    @cython.final
    cdef void refill_display(self) noexcept nogil
    @cython.final
    cdef void next_turn(self) noexcept nogil
    @cython.final
    cdef void end_game(self) noexcept nogil
    @cython.final
    cdef void turn_up(self, int district) noexcept nogil
    @cython.final
    cdef void reveal_next(self) noexcept nogil
    @cython.locals(once=int, twice=int, count=int, alone=int)
    @cython.final
    cdef int winner_(self, int district) noexcept nogil
    @cython.final
    cdef int worth(self, int district) noexcept nogil
    @cython.locals(n=int)
    @cython.final
    cdef int figures(self) noexcept nogil
    @cython.final
    cdef int lot(self, int outcome) noexcept nogil

    @cython.locals(n=int)
    cdef int count_(self) noexcept nogil
    @cython.locals(nth=int, figure=int)
    cdef int nth_(self, int i) noexcept nogil
    cdef bint legal_(self, int action) noexcept nogil
    cdef int weight_(self, int i) noexcept nogil
    @cython.locals(outcome=int, ticket=int)
    cdef int draw_(self, Rng rng) noexcept nogil
    cdef void apply_(self, int action) noexcept nogil
    cdef int score_(self, int seat) noexcept nogil
