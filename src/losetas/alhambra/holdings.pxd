# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
from losetas.alhambra.money cimport Money
from losetas.alhambra.market cimport Market
from losetas.alhambra.extras cimport Extras
from losetas.alhambra.rounds cimport Rounds
cdef int _HANDS
cdef int _SECRETS
cdef int _PEND

cdef class Holdings(Rounds):
    cdef public int stage
    cdef public int phase
    cdef public int seat
    cdef public int last
    cdef public int turn
    cdef public int dealing
    cdef public int shown
    cdef public int owed
    cdef public int after
    cdef public int placer
    cdef public int givable
    cdef public int back
    cdef public int asked
    cdef public int gap
    cdef public int fresh
    cdef public int ending
    cdef public int stopping
    cdef public int trigger
    cdef public int current
    cdef public int npend
    cdef public int nchoice
    cdef public int nbarred
    cdef public int nlog
    cdef public unsigned int rng
    cdef public int[64] pstep
    cdef public int[64] pseat
    cdef public int[64] parg
    cdef public int[16384] choices
    cdef public int[16384] barred
    cdef public int[16384] log
    @cython.locals(x=cython.ulonglong)
    cpdef int rand(self, unsigned int n) noexcept
    cpdef void clear(self) noexcept
    @cython.locals(best=cython.int, i=cython.int)
    cpdef int first_seat(self) noexcept
    cpdef void ask(self, int step, int seat, int arg) except *
    @cython.locals(i=cython.int)
    cpdef void drop(self) noexcept
    cpdef int decision_step(self) noexcept
    cpdef list waiting_list(self)
    cpdef list choice_list(self)
    cpdef list barred_list(self)
    cpdef list log_list(self)
    cpdef void log_on(self) noexcept
    @cython.locals(i=cython.int)
    cpdef void edit_table(self) noexcept
    cpdef void edit_turn(self, int seat, int turn) noexcept
    cpdef void edit_steps(self, int trigger, int current) noexcept
    @cython.locals(i=cython.int)
    cpdef void copy_into(self, Holdings o) noexcept
