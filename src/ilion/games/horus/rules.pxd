cimport cython
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.games.horus.hands cimport Hands

cdef int CHANCE, OVER
cdef int DEAL, BAG, PLACE, END, RELAY, USE, CARD, PILE, STONE, FROM, TO, REFILL, ENDED
cdef int NO_ERRAND, BAG_TILE, BAG_RIVER, BAG_SECOND, CARD_TILE, NILE_FIRST, NILE_SECOND, NO_PILE
cdef int RIVER, TEMPLE, NECROPOLIS, EITHER, NO_TILE, ANY, ANY_NUMBER, NILE, NO_CARD, NO_STONE, NO_END
cdef int A_STONE, A_CARD, A_NILE, A_PILE, A_END, A_RIVER, A_PASS
cdef int O_CARD
cdef int USE_END, USE_RIVER, USE_NECROPOLIS
cdef int MAX_OPEN, LAST_PILES

cdef class Turns(Hands):
    cdef readonly byte phase
    cdef readonly bint must
    cdef readonly byte bag[6]
    cdef readonly int bag_left
    cdef readonly byte piles[5]
    cdef readonly byte emptied[2]
    cdef readonly int turn
    cdef readonly bint first
    cdef readonly byte nile[4]
    cdef readonly byte errand
    cdef readonly byte tile
    cdef readonly byte lifted
    cdef readonly byte played
    cdef readonly byte source
    cdef readonly byte supply[4]
    cdef readonly byte uses
    cdef readonly byte targets[120]
    cdef readonly int n_targets
    cdef readonly int points[4]
    cdef byte fence_turns  # the checked build sees no array at the end of a class

    @cython.final
    cdef void deal(self) noexcept nogil
    @cython.final
    cdef void begin_turn(self) noexcept nogil
    @cython.final
    cdef void draw_tile(self, int kind) noexcept nogil
    @cython.final
    cdef void lay_tile(self) noexcept nogil
    @cython.final
    cdef void find_room(self) noexcept nogil
    @cython.final
    cdef void lengthen_the_river(self) noexcept nogil
    @cython.final
    cdef void replace_end(self, int end) noexcept nogil
    @cython.final
    cdef void relay_end(self, int place) noexcept nogil
    @cython.final
    cdef void take_river_tile(self) noexcept nogil
    @cython.locals(anywhere=bint, end=int)
    @cython.final
    cdef void find_uses(self) noexcept nogil
    @cython.final
    cdef void use_as(self, int kind) noexcept nogil
    @cython.final
    cdef void after_tile(self) noexcept nogil
    @cython.final
    cdef void play_a_card(self) noexcept nogil
    @cython.final
    cdef void play(self, int card) noexcept nogil
    @cython.final
    cdef void play_nile(self) noexcept nogil
    @cython.final
    cdef void take_tile(self, int pile) noexcept nogil
    @cython.final
    cdef void take_from_pile(self, int pile) noexcept nogil
    @cython.final
    cdef void refill_others(self) noexcept nogil
    @cython.locals(n=int, pile=int)
    @cython.final
    cdef int empty_piles(self) noexcept nogil
    @cython.final
    cdef void put_a_stone(self) noexcept nogil
    @cython.locals(least=int, most=int, tile=int, n=int)
    @cython.final
    cdef void find_regions_of_size(self) noexcept nogil
    @cython.final
    cdef void put_stone(self, int tile) noexcept nogil
    @cython.final
    cdef void move_a_stone(self) noexcept nogil
    @cython.locals(tile=int, open_region=int, several=bint)
    @cython.final
    cdef void find_stones_to_move(self) noexcept nogil
    @cython.final
    cdef void take_stone_from(self, int tile) noexcept nogil
    @cython.locals(tile=int)
    @cython.final
    cdef void find_other_regions(self) noexcept nogil
    @cython.final
    cdef void move_stone_to(self, int tile) noexcept nogil
    @cython.final
    cdef void refill(self) noexcept nogil
    @cython.final
    cdef void end_turn(self) noexcept nogil
    @cython.final
    cdef bint must_draw(self) noexcept nogil
    @cython.final
    cdef void draw_card(self, int card) noexcept nogil
    @cython.final
    cdef void end_game(self) noexcept nogil
    @cython.locals(seat=int, region=int)
    @cython.final
    cdef void count_points(self) noexcept nogil

    @cython.locals(n=int, card=int, kind=int, use=int)
    cdef int count_(self) noexcept nogil
    @cython.locals(card=int, kind=int, pile=int, use=int)
    cdef int nth_(self, int i) noexcept nogil
    @cython.locals(i=int)
    cdef bint legal_(self, int action) noexcept nogil
    @cython.locals(outcome=int)
    cdef int weight_(self, int i) noexcept nogil
    @cython.locals(ticket=int, kind=int, card=int)
    cdef int draw_(self, Rng rng) noexcept nogil
    cdef void apply_(self, int action) noexcept nogil
    cdef int score_(self, int seat) noexcept nogil
