# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
from losetas.alhambra.money cimport Money
cdef int _KINDS

cdef class Market(Money):
    cdef public int nbag
    cdef public int naside
    cdef public int ngift
    cdef public int nneutral
    cdef public int[96] bag
    cdef public int[4] market
    cdef public int[576] reserve
    cdef public int[6] nres
    cdef public int[576] res
    cdef public int[96] aside
    cdef public int[4] giftkind
    cdef public int[4] giftseat
    cdef public int[8] neutral
    cdef public int[96] neutrals
    @cython.locals(T=Tables, i=cython.int)
    cpdef void clear_market(self) noexcept
    @cython.locals(i=cython.int)
    cpdef int empty_space(self) noexcept
    cpdef void give_neutral(self, int tile) noexcept
    cpdef void set_aside(self, int tile) noexcept
    @cython.locals(i=cython.int, j=cython.int)
    cpdef void unaside(self, int tile) noexcept
    cpdef void into_reserve(self, int seat, int tile) noexcept
    @cython.locals(i=cython.int)
    cpdef void from_reserve(self, int seat, int tile) noexcept
    @cython.locals(i=cython.int, best=cython.int, who=cython.int, p=cython.int, n=cython.int)
    cpdef void distribute(self) noexcept
    cpdef int bag_of(self, int tile) noexcept
    cpdef list market_list(self)
    cpdef list reserve_list(self, int seat)
    cpdef list aside_list(self)
    cpdef list gift_list(self)
    cpdef list neutral_list(self)
    cpdef void edit_market(self, int space, int tile) noexcept
    cpdef void edit_bag(self, int tile, int count) noexcept
    cpdef void edit_gift(self, int tile, int seat) noexcept
    @cython.locals(i=cython.int, p=cython.int)
    cpdef void copy_market(self, Market o) noexcept
