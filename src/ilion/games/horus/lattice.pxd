cimport cython
from libc.stdint cimport uint16_t
from ilion.core.byte cimport byte
from ilion.core.state cimport State

cdef int CLOSED, LYING, NECROPOLIS, NO_STONE, NOWHERE, ORIGIN, RIVER, TEMPLE, WIDTH
cdef int LARGEST_WORTH, NEAR_AN_END, REACH
cdef int AROUND[12]
cdef int OVER_IT[9]
cdef byte SIDE[533]
cdef byte ONES[4096]

@cython.locals(d=int)
cdef bint overlap(int p, int q) noexcept nogil

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
    cdef readonly uint16_t barred[120]
    cdef readonly int n_barred
    cdef readonly bint stale
    cdef readonly uint16_t room[120]
    cdef readonly int n_room
    cdef readonly byte region[120]
    cdef readonly byte size[120]
    cdef int way[3]
    cdef readonly byte cells[17424]
    cdef readonly byte mark[120]
    cdef readonly byte worth[120]
    cdef readonly byte force[480]

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
    @cython.locals(i=int, d=int)
    @cython.final
    cdef bint near_an_end(self, int place) noexcept nogil
    @cython.locals(i=int, j=int, k=int, p=int, s=int, r=int)
    @cython.final
    cdef bint movable(self, int end, int other, int tile) noexcept nogil
    @cython.locals(i=int, j=int, end=int, other=int, w0=int, w1=int, w2=int, q=int, seen=int, tile=int)
    @cython.final
    cdef void find_barred(self) noexcept nogil
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
    @cython.locals(tile=int)
    @cython.final
    cdef bint has_room_for_river(self) noexcept nogil
    @cython.locals(tile=int, open_=int, side=int)
    @cython.final
    cdef int nth_place(self, int i) noexcept nogil
    @cython.final
    cdef int place_of(self, int code) noexcept nogil
    @cython.locals(tile=int, side=int, seen=int)
    @cython.final
    cdef void mark_beside(self, int kind) noexcept nogil
    @cython.locals(left=int, right=int, top=int, bottom=int, x=int, y=int, tile=int, cell=int, spread=bint, outside=bint)
    @cython.final
    cdef void flood(self) noexcept nogil
    @cython.final
    cdef bint wash(self, int cell) noexcept nogil
    @cython.locals(tile=int, cell=int)
    @cython.final
    cdef void mark_mainland(self) noexcept nogil
    @cython.locals(tile=int, seat=int)
    @cython.final
    cdef void appraise(self) noexcept nogil
    @cython.locals(mine=int, other=int)
    @cython.final
    cdef bint controls(self, int region, int seat) noexcept nogil
    @cython.final
    cdef void take_table(self, Lattice o) noexcept nogil
