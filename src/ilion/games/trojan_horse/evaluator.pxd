cimport cython
from ilion.core.evaluator cimport Evaluator
from ilion.core.byte cimport byte
from ilion.core.rng cimport Rng
from ilion.core.state cimport State
from ilion.games.trojan_horse.state cimport HorseState

cdef int A_ALL, A_KEEP, AFTER, ALL, ANNOUNCE, HELPER, INSERT, NOBODY, SWAP, TRIDENT, UNSEEN
cdef int MAX_HELD
cdef double BONUS[7]
cdef double VALUES[3]
cdef float[::1] CHANCES
cdef double DOUBT_AT_END, DOUBT_PER_HERO, SAME

cdef class HorseEvaluator(Evaluator):
    cdef int waiting, open
    cdef double hidden
    cdef double gain[32]
    cdef double[::1] hope
    @cython.final
    cdef void expect_(self, HorseState state, double[::1] out) noexcept nogil
    @cython.final
    cdef void survey_(self, HorseState state, int dropped) noexcept nogil
    @cython.final
    @cython.locals(total=int, free=int, row=int, whole=int, more=double, part=double, worth=double, chance=double)
    cdef void weigh_(self, HorseState state, int district, int guest, int at) noexcept nogil
    @cython.final
    @cython.locals(unseen=int, sum=double)
    cdef double mean_unseen_(self, HorseState state) noexcept nogil
    @cython.final
    @cython.locals(waiting=int)
    cdef int unplaced_(self, HorseState state) noexcept nogil
    @cython.final
    @cython.locals(i=int, ticket=int, colour=int)
    cdef void mix_(self, HorseState state, Rng rng) noexcept nogil
    @cython.final
    cdef int rollout_policy_(self, HorseState state, Rng rng) noexcept nogil
    @cython.final
    @cython.locals(number=int, card=int, lots=int, inserted=int, most=int, best=int)
    cdef int announcement_(self, HorseState state) noexcept nogil
    @cython.final
    @cython.locals(guest=int, district=int, doubt=double, best=int, top=double, found=int, i=int)
    cdef int insertion_(self, HorseState state, Rng rng) noexcept nogil
    cdef void points_into_(self, State state, double[::1] out) noexcept nogil
    cdef int rollout_action_(self, State state, Rng rng) noexcept nogil
    cdef double doubt_(self, State state) noexcept nogil
    cdef void forget_(self, State state, int seat, Rng rng) noexcept nogil
