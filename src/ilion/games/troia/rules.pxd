cimport cython
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.games.troia.cards cimport Cards

cdef int CHANCE, OVER
cdef int FACE, LAY, DEAL, TURN, PAY, USE, TAKE, HERO, DEFENCE, FORWARD, BACK, GOD, SLOT, DRAW, STEAL, GOAL, RETURN, ENDED
cdef int GREEK, TROJAN, NOBODY, NO_GOD, NO_HERO, BOTH
cdef int AT_HAND, AT_TABLE, IN_RIVAL, KNOWN, OPEN
cdef int ARTEMIS, APHRODITE, ZEUS, ATHENA, DORIS, APOLLO, IRIS, NOWHERE
cdef int DECK_SIZE, DEALT, DRAWN, CORNUCOPIA, HEROES_FOR_A_STEP, STEPS_TO_WIN, COMBAT, WHOLE_HORSE
cdef byte COST[12]
cdef byte OFFERED[324]
cdef byte WORTH[54]
cdef byte PART[108]
cdef byte ICON[54]
cdef byte ASKED[4]
cdef byte LINK[12]
cdef byte POWER[12]
cdef byte REACH[120]

cdef class Rules(Cards):
    cdef readonly byte phase
    cdef readonly bint scarce
    cdef readonly bint any_discard
    cdef readonly bint ends_at_once
    cdef readonly byte face[6]
    cdef readonly byte olympus[6]
    cdef readonly byte slot[6]
    cdef readonly byte laid
    cdef readonly byte zone[6]
    cdef readonly byte horn
    cdef readonly byte built
    cdef readonly byte steps[2]
    cdef readonly byte turn
    cdef readonly byte god
    cdef readonly byte cards
    cdef readonly byte paid
    cdef readonly byte own
    cdef readonly byte chosen
    cdef readonly byte half
    cdef readonly byte todo

    cdef void turn_face(self, int face) noexcept nogil
    cdef void lay_god(self, int token) noexcept nogil
    cdef void deal_card(self, int card) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void begin_draw(self) noexcept nogil
    cdef void draw_card(self, int card) noexcept nogil
    cdef int cost(self, int token) noexcept nogil
    @cython.locals(horn=int)
    cdef bint can_offer(self, int token) noexcept nogil
    cdef void begin_offering(self, int token) noexcept nogil
    cdef void pay(self, int card) noexcept nogil
    cdef void spend_cornucopia(self) noexcept nogil
    cdef bint suffices(self) noexcept nogil
    @cython.locals(superior=cython.bint)
    cdef void complete_offering(self) noexcept nogil
    @cython.locals(i=int, step=int)
    cdef void move_god(self, int token, int to) noexcept nogil
    @cython.locals(zone=int)
    cdef void advance(self, int hero, int zones) noexcept nogil
    cdef int forward(self, int zone) noexcept nogil
    cdef int back(self, int zone) noexcept nogil
    cdef int power(self) noexcept nogil
    @cython.locals(power=int, rival=int, possible=cython.bint)
    cdef void begin_power(self) noexcept nogil
    @cython.locals(zone=int, nobody=cython.bint)
    cdef bint movable(self, int hero) noexcept nogil
    @cython.locals(n=int)
    cdef int movable_heroes(self) noexcept nogil
    cdef void begin_aphrodite(self) noexcept nogil
    @cython.locals(zone=int)
    cdef void move_hero(self, int hero) noexcept nogil
    @cython.locals(rival=int)
    cdef void use_power(self) noexcept nogil
    @cython.locals(rival=int)
    cdef void steal(self, int card) noexcept nogil
    cdef void take_discard(self, int card) noexcept nogil
    cdef void choose_god(self, int token) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(n=int)
    cdef int invaders(self) noexcept nogil
    @cython.locals(part=int, icon=int)
    cdef bint serves(self, int card) noexcept nogil
    cdef bint holds_icon(self, int icon) noexcept nogil
    cdef void build(self, int card) noexcept nogil
    cdef void march(self, int card) noexcept nogil
    cdef void take_step(self) noexcept nogil
    cdef void send_back(self, int hero) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void end_game(self) noexcept nogil
    cdef int score_(self, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef int heroes_beyond(self, int seat) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef int place_(self, int seat) noexcept nogil
    cdef void resample_(self, int seat, Rng rng) noexcept nogil
    @cython.locals(horn=int)
    cdef bint can_go_on(self) noexcept nogil
