cimport cython
from ilion.core.byte cimport byte
from ilion.games.odyssey.encounters cimport Encounters

cdef int AGAIN, AIOLIA, BRAWL, CATTLE, CHARYBDIS, CHOOSE, CIRCE, EMPTY, FAVOUR, GIVE, HADES, KALYPSO, LAISTRYGONIANS
cdef int LOOK, LOTUS, NAME, NOBODY, NO_CARD, NO_ISLAND, PEEK, PHAIAKIANS, POLYPHEMOS, PRICE, PROVISIONS, REPLY, ROLL
cdef int SIRENS, SKYLLA, THE_CATTLE, THE_SIRENS, UNCOVER, WATCHER, WINDS, WINE
cdef int HEROES, STARVING, LAISTRYGONIAN_CREW, MAX_TIES, KALYPSO_FILLS_TO, PROVISION_GIFTS, FREE_TURNS, MORE_FREE_TURNS
cdef byte LAND[127]

cdef class Adventures(Encounters):
    @cython.locals(island=int, ruler=int)
    cdef void land(self) noexcept nogil
    @cython.final
    cdef void name_card(self, int card) noexcept nogil
    @cython.final
    cdef void name_price(self, int thing) noexcept nogil
    @cython.locals(thing=int, card=int)
    @cython.final
    cdef void reply(self, bint accepted) noexcept nogil
    @cython.final
    cdef void ruler_chooses(self) noexcept nogil
    @cython.final
    cdef void take_from_ruler(self, int card) noexcept nogil
    @cython.final
    cdef void take_from_rim(self, int island, int card) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void begin_task(self, int card) noexcept nogil
    @cython.final
    cdef void roll_for_task(self, int number) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void favour_for_task(self, bint white) noexcept nogil
    @cython.locals(difference=int)
    @cython.final
    cdef void brawl(self, int die, int other_die) noexcept nogil
    @cython.final
    cdef void slaughter(self) noexcept nogil
    @cython.final
    cdef void enter_hades(self) noexcept nogil
    @cython.final
    cdef void look_on(self) noexcept nogil
    @cython.final
    cdef void look_at(self, int island) noexcept nogil
    @cython.locals(island=int)
    @cython.final
    cdef void see(self, int card) noexcept nogil
    @cython.final
    cdef void lose_heroes(self, int number) noexcept nogil
    @cython.final
    cdef void go_on_with_task(self) noexcept nogil
    @cython.final
    cdef void done(self) noexcept nogil
    @cython.locals(island=int)
    @cython.final
    cdef void not_done(self) noexcept nogil
    @cython.final
    cdef void end_task(self) noexcept nogil
    @cython.final
    cdef void provisions(self) noexcept nogil
    @cython.final
    cdef void find_provisions(self, bint white) noexcept nogil
