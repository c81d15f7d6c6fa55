# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
from losetas.alhambra.money cimport Money
from losetas.alhambra.market cimport Market

cdef class Extras(Market):
    cdef public int[6] stone
    cdef public int[16] holder
    cdef public int[16] opened
    cdef public int[16] known
    cdef public int[48] extra
    cdef public int[8] top
    cdef public int[96] under
    cdef public int[8] nunder
    cdef public int[6] nannex
    cdef public int[64] slot
    @cython.locals(T=Tables, i=cython.int)
    cpdef void clear_extras(self) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int secrets_of(self, int seat) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int hidden_of(self, int seat) noexcept
    @cython.locals(T=Tables, i=cython.int)
    cpdef void hide(self, int tile) noexcept
    cpdef void reveal(self, int number) noexcept
    cpdef int under_of(self, int tile) noexcept
    cpdef int stone_of(self, int seat) noexcept
    cpdef list secret_list(self)
    cpdef int extra_of(self, int seat, int kind_type) noexcept
    cpdef int top_of(self, int kind_type) noexcept
    cpdef int hidden_in_stack(self, int kind_type) noexcept
    cpdef int annexes_of(self, int seat) noexcept
    cpdef int holder_of(self, int number) noexcept
    cpdef int is_open(self, int number) noexcept
    cpdef int slot_of(self, int index) except? -99999999
    cpdef void edit_build(self, int seat, int pos, int tile) noexcept
    cpdef void edit_reserve(self, int seat, int tile) noexcept
    cpdef void edit_aside(self, int seat, int tile) noexcept
    cpdef void edit_stone(self, int seat, int awake) noexcept
    cpdef void edit_secret(self, int number, int holder, int opened, int known) noexcept
    cpdef void edit_top(self, int kind_type, int tile) noexcept
    cpdef void edit_under(self, int tile, int count) noexcept
    cpdef void edit_slot(self, int index, int value) except *
    @cython.locals(i=cython.int)
    cpdef void copy_extras(self, Extras o) noexcept
