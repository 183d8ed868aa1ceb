cimport cython
from libc.stdint cimport uint16_t
from ilion.core.byte cimport byte
from ilion.core.state cimport State

cdef int CLOSED, LYING, NECROPOLIS, NO_STONE, NOWHERE, ORIGIN, RIVER, WIDTH
cdef int BESIDE_REACHES, END_REACHES, ENDS_MEET, REACH
cdef int AROUND[24]
cdef uint16_t APART[12]
cdef uint16_t ASUNDER[12]
cdef byte BY_OPPOSITES[12]
cdef int OVER_IT[9]
cdef byte SIDE[533]
cdef byte ONES[4096]

@cython.locals(d=int)
cdef bint overlap(int p, int q) noexcept nogil

@cython.locals(d=int)
cdef bint near_by(int p, int q, int reach) noexcept nogil

cdef class Lattice(State):
    cdef readonly int n
    cdef readonly uint16_t at[120]
    cdef readonly byte kind[120]
    cdef readonly byte stone[120]
    cdef readonly byte ends[2]
    cdef readonly byte grid[17424]
    cdef readonly uint16_t sides[120]
    cdef readonly int n_sides
    cdef readonly uint16_t bank[120]
    cdef readonly uint16_t barred[54]
    cdef readonly byte n_barred[2]
    cdef readonly byte stale[2]
    cdef readonly uint16_t room[120]
    cdef readonly int n_room
    cdef readonly byte region[120]
    cdef readonly byte size[120]
    cdef int beside[12]
    cdef int n_beside

    @cython.locals(n=int, i=int, side=int, q=int, seen=int, fresh=int)
    @cython.final
    cdef void lay(self, int place, int kind) noexcept nogil
    @cython.final
    cdef int bit(self, int place, int tile) noexcept nogil
    @cython.locals(seen=int, others=int)
    @cython.final
    cdef void close(self, int place) noexcept nogil
    @cython.locals(low=int, high=int, tile=int)
    @cython.final
    cdef void join(self, int n, int m) noexcept nogil
    @cython.locals(i=int, j=int, k=int, p=int, s=int, r=int)
    @cython.final
    cdef bint movable(self, int end, int other, int tile) noexcept nogil
    @cython.locals(end=int, other=int, near=bint, first=int, n=int, a=int, p=int, j=int, q=int, kept=int)
    @cython.final
    cdef void find_barred(self, int i) noexcept nogil
    @cython.locals(ways=int, i=int, p=int)
    @cython.final
    cdef bint has_two_ways(self, int end, int other, bint near) noexcept nogil
    @cython.locals(free=int, i=int, s=int)
    @cython.final
    cdef bint leaves_two(self, int other, int p) noexcept nogil
    @cython.locals(k=int)
    @cython.final
    cdef bint leads_on(self, int p, int side, int tile) noexcept nogil
    @cython.locals(n=int, k=int, s=int)
    @cython.final
    cdef bint find_beside(self, int other, int p) noexcept nogil
    @cython.locals(k=int)
    @cython.final
    cdef bint takes_beside(self, int tile) noexcept nogil
    @cython.locals(n=int, k=int, q=int, r=int)
    @cython.final
    cdef int suspect(self, int first, int p, bint near) noexcept nogil
    @cython.locals(i=int, j=int, seen=int, bit=int)
    @cython.final
    cdef void keep_ends_open(self) noexcept nogil
    @cython.locals(other=int)
    @cython.final
    cdef bint relayable(self, int i, int place) noexcept nogil
    @cython.locals(tile=int)
    @cython.final
    cdef void room_for_land(self) noexcept nogil
    @cython.locals(tile=int)
    @cython.final
    cdef void room_for_river(self) noexcept nogil
    @cython.locals(tile=int, side=int)
    @cython.final
    cdef void room_for_temple(self) noexcept nogil
    @cython.locals(side=int, seen=int, kind=int)
    @cython.final
    cdef bint clean(self, int place) noexcept nogil
    @cython.locals(tile=int, side=int, open_=int, q=int, seen=int)
    @cython.final
    cdef void room_for_end(self, int i, bint anywhere) noexcept nogil
    @cython.locals(tile=int, side=int, open_=int, q=int)
    @cython.final
    cdef bint has_room_for_end(self, int i, bint anywhere) noexcept nogil
    @cython.locals(tile=int, open_=int, side=int)
    @cython.final
    cdef int nth_place(self, int i) noexcept nogil
    @cython.final
    cdef int place_of(self, int code) noexcept nogil
    @cython.final
    cdef void take_table(self, Lattice o) noexcept nogil
