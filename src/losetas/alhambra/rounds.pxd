# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
from losetas.alhambra.money cimport Money
from losetas.alhambra.market cimport Market
from losetas.alhambra.extras cimport Extras
cdef int _COUNT
cdef int _PAID

cdef class Rounds(Extras):
    cdef public object program
    cdef public object sink
    cdef public int due
    cdef public int rounds
    cdef public int[8] score
    cdef public int[8] fscore
    cdef public int[8] count
    @cython.locals(i=cython.int)
    cpdef void clear_rounds(self) noexcept
    @cython.locals(n=cython.int)
    cpdef int counted(self, int seat, int kind_type) except? -99999999
    @cython.locals(T=Tables, count=cython.p_int, owners=cython.int, t=cython.int, p=cython.int, i=cython.int, above=cython.int, tied=cython.int, q=cython.int, pot=cython.int)
    cpdef void rate(self, int number) except *
    cpdef void give(self, int seat, int points) except *
    cpdef list score_list(self)
    cpdef list final_list(self)
    cpdef void edit_score(self, int seat, int points) noexcept
    @cython.locals(i=cython.int)
    cpdef void copy_rounds(self, Rounds o) noexcept
