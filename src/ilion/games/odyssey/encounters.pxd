cimport cython
from libc.stdint cimport uint16_t, uint64_t
from ilion.games.odyssey.sea cimport Sea

cdef int AEGIS, ANSWER, ASK, ENGAGE, GIVE, NOBODY, OFFER, REFUSE, ROUND, T_CARD, T_ISLAND
cdef int EVERY_PAIR, MAX_GIFTS, HEROES, STOCK, TROY, FIGHT_ROUNDS
cdef uint16_t PAIR[36]

cdef class Encounters(Sea):
    @cython.locals(gifts=int, cards=uint64_t, isles=uint64_t)
    @cython.final
    cdef uint64_t things(self, int giver, int taker) noexcept nogil
    @cython.final
    cdef void hand_over(self, int giver, int taker, int thing) noexcept nogil
    @cython.locals(a=int, b=int)
    @cython.final
    cdef void next_meeting(self) noexcept nogil
    @cython.final
    cdef int other(self, int seat) noexcept nogil
    @cython.final
    cdef void start_fight(self) noexcept nogil
    @cython.final
    cdef void let_be(self) noexcept nogil
    @cython.final
    cdef void begin_round(self, int number) noexcept nogil
    @cython.final
    cdef void make_offer(self, int offer) noexcept nogil
    @cython.locals(offer=int, answering=int, offering=int)
    @cython.final
    cdef void answer(self, bint accepted) noexcept nogil
    @cython.final
    cdef void after_offer_of(self, int seat) noexcept nogil
    @cython.locals(difference=int, loser=int)
    @cython.final
    cdef void fight(self, int die, int other_die) noexcept nogil
    @cython.final
    cdef void end_fight(self) noexcept nogil
    @cython.locals(seats=int)
    @cython.final
    cdef void lose_ship(self, int seat) noexcept nogil
