cimport cython
from ilion.core.byte cimport byte
from ilion.games.horus.lattice cimport Lattice

cdef int CLOSED, LYING, NO_STONE, RIVER, TEMPLE, WIDTH, MAX_WORTH
cdef int AROUND[12]

cdef class Regions(Lattice):
    cdef readonly byte cells[17424]
    cdef readonly byte mark[120]
    cdef readonly byte worth[120]
    cdef readonly byte force[480]
    cdef byte fence_regions  # the checked build sees no array at the end of a class

    @cython.locals(tile=int, side=int, seen=int)
    @cython.final
    cdef void mark_beside(self, int kind) noexcept nogil
    @cython.locals(left=int, right=int, top=int, bottom=int, x=int, y=int, tile=int, cell=int, forward=bint, outside=bint)
    @cython.final
    cdef void flood(self) noexcept nogil
    @cython.locals(spread=bint, step=int, i=int, cell=int, _=int)
    @cython.final
    cdef bint sweep(self, int left, int right, int top, int bottom, bint forward) noexcept nogil
    @cython.locals(tile=int, cell=int)
    @cython.final
    cdef void mark_mainland(self) noexcept nogil
    @cython.locals(tile=int, seat=int)
    @cython.final
    cdef void appraise(self) noexcept nogil
    @cython.locals(mine=int, other=int)
    @cython.final
    cdef bint controls(self, int region, int seat) noexcept nogil
