# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
cdef int _AREA
cdef int _HOME
cdef int _BUILT
cdef int _EDGE
cdef int _SPOT
cdef int _FOUNTAIN

cdef class Palaces:
    cdef public Tables T
    cdef public int players
    cdef public short[98304] lies
    cdef public short[98304] ring
    cdef public short[98304] demand
    cdef public int[6] ntile
    cdef public int[384] tpos
    cdef public int[384] tkind
    cdef public int[6] nedge
    cdef public int[3840] edge
    cdef public int[48] built
    cdef public int[96] home
    cdef public int[6] stale
    cdef public int[6] nspot
    cdef public int[1536] spotpos
    cdef public int[1536] spotfit
    cdef public int[6] nloose
    cdef public int[384] loose
    cdef public int[64] num
    cdef public int[64] low
    cdef public int[64] up
    cdef public int[64] way
    cdef public int[64] stack
    cdef public int[64] cut
    @cython.locals(i=cython.int, seat=cython.int)
    cpdef void clear_palaces(self) noexcept
    @cython.locals(o=cython.int, i=cython.int, pos=cython.int)
    cpdef void empty(self, int seat) noexcept
    @cython.locals(T=Tables, o=cython.int, walls=cython.int, slot=cython.int, n=cython.int, j=cython.int, d=cython.int, q=cython.int)
    cpdef void put(self, int seat, int pos, int kind) noexcept
    cpdef void moved_in(self, int seat, int kind) noexcept
    cpdef void moved_out(self, int seat, int kind) noexcept
    @cython.locals(T=Tables, o=cython.int, slot=cython.int, kind=cython.int, last=cython.int, j=cython.int, d=cython.int, n=cython.int, i=cython.int, q=cython.int)
    cpdef int lift(self, int seat, int pos) noexcept
    @cython.locals(T=Tables, o=cython.int, i=cython.int, old=cython.int, d=cython.int, q=cython.int)
    cpdef int swap(self, int seat, int pos, int kind) noexcept
    @cython.locals(T=Tables, o=cython.int, n=cython.int, i=cython.int, pos=cython.int, fit=cython.int)
    cpdef void refresh(self, int seat) noexcept
    @cython.locals(T=Tables, b=cython.int, o=cython.int, i=cython.int, depth=cython.int, count=cython.int, u=cython.int, d=cython.int, v=cython.int)
    cpdef int find_cuts(self, int seat) noexcept
    @cython.locals(T=Tables, o=cython.int, b=cython.int, start=cython.int, i=cython.int, pos=cython.int, d=cython.int, total=cython.int, run=cython.int, best=cython.int, lead=cython.int, e=cython.int, q=cython.int)
    cpdef int wall(self, int seat) noexcept
    @cython.locals(T=Tables, b=cython.int, n=cython.int, i=cython.int, kind=cython.int, d=cython.int, v=cython.int)
    cpdef int annexed(self, int seat, int kind_type) noexcept
    @cython.locals(slot=cython.int)
    cpdef int kind_at(self, int seat, int pos) noexcept
    cpdef int demand_at(self, int seat, int pos) noexcept
    cpdef int built_of(self, int seat, int kind_type) noexcept
    cpdef list tile_list(self, int seat)
    @cython.locals(i=cython.int)
    cpdef list spot_list(self, int seat)
    cpdef list loose_list(self, int seat)
    cpdef int cuts_off(self, int seat, int pos) noexcept
    @cython.locals(i=cython.int, seat=cython.int, n=cython.int, pos=cython.int)
    cpdef void copy_palaces(self, Palaces o) noexcept
