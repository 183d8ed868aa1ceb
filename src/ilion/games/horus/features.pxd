cimport cython
from ilion.core.byte cimport byte
from ilion.core.state cimport State
from ilion.games.horus.evaluator cimport HorusEvaluator
from ilion.games.horus.state cimport HorusState

cdef int ANY_NUMBER, CLOSED, DEAL, MAX_OPEN, LYING, MAX_POINTS, NILE, NO_CARD, NO_TILE, RIVER, STANDINGS, TEMPLE, WIDTH
cdef int AROUND[12]

cdef class LearnedHorusEvaluator(HorusEvaluator):
    cdef int free[120]
    cdef int by_temple[120]
    cdef int touched[12]
    cdef int n_touched, temple_places, river_tiles
    cdef bint at_temple
    cdef double join_gain[4]
    cdef double join_loss[4]
    cdef double join_own[4]
    cdef int fence

    cdef void features_into_(self, State state, int viewer, float[::1] out) noexcept nogil
    @cython.final
    @cython.locals(at=int, rank=int, seat=int, terrain=int, i=int, apart=int)
    cdef void see_(self, HorusState state, int viewer, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(p=int, q=int, dx=int, dy=int)
    cdef int apart_(self, HorusState state) noexcept nogil
    @cython.final
    @cython.locals(tile=int, i=int, mask=int, side=int)
    cdef void walk_(self, HorusState state, int viewer) noexcept nogil
    @cython.final
    @cython.locals(side=int, seen=int, kind=int)
    cdef void look_round_(self, HorusState state, int place) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void touch_(self, int region) noexcept nogil
    @cython.final
    @cython.locals(i=int, j=int, region=int)
    cdef void weigh_place_(self, HorusState state, int viewer) noexcept nogil
    @cython.final
    @cython.locals(worth=int, most=int, seat=int, n=int, gain=double)
    cdef void weigh_joining_(self, HorusState state, int viewer, int a, int b) noexcept nogil
    @cython.final
    @cython.locals(worth=int)
    cdef int worth_(self, HorusState state, int region) noexcept nogil
    @cython.final
    @cython.locals(mine=int, other=int)
    cdef double held_(self, HorusState state, int region, int seat) noexcept nogil
    @cython.final
    @cython.locals(tile=int, size=int, worth=int, standing=int, bucket=int, coarse=int, most=int, leaders=int, seat=int, n=int, rank=int)
    cdef void see_regions_(self, HorusState state, int viewer, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(mine=int, rival=int, other=int)
    cdef int standing_(self, HorusState state, int region, int viewer) noexcept nogil
    @cython.final
    @cython.locals(size=int)
    cdef int openness_(self, HorusState state, int region) noexcept nogil
    @cython.final
    @cython.locals(number=int, terrain=int, rank=int, top=double, value=double, card=int, n=int, i=int, tile=int)
    cdef void see_hand_(self, HorusState state, int viewer, int at, float[::1] x) noexcept nogil
    @cython.final
    @cython.locals(size=int, mine=int, other=int, centre=int)
    cdef bint reaches_(self, HorusState state, int region, int viewer) noexcept nogil
