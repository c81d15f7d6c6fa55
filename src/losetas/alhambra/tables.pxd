# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython

cdef class Tables:
    cdef public int tiles
    cdef public int copies
    cdef public int joinmost
    cdef public int secrets
    cdef public int stacks
    cdef public int annexmost
    cdef public int stones
    cdef public int gapown
    cdef public int gaplast
    cdef public int supplyends
    cdef public int hooks
    cdef public int steps
    cdef public int triggers
    cdef public int slots
    cdef public int[96] ttype
    cdef public int[96] price
    cdef public int[96] walls
    cdef public int[96] count
    cdef public int[96] annex
    cdef public int[96] acount
    cdef public int[6] join
    cdef public int[5] joinpile
    cdef public int[5] scorepile
    cdef public int[16] secrettile
    cdef public int[8] deal
    cdef public int[16] smask
    cdef public int[54] worth
    cdef public int[4] currency
    cdef public int[4] delta
    cdef public int[8] delta8
    cdef public int[256] match
    cdef public int[256] spot
    cdef public int[256] local
    cpdef void within(self, int number, int count) except *
