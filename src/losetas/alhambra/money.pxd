# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
cdef int _MONEY
cdef int _JOIN
cdef int _SCORE1
cdef int _CARD
cdef int _PAY

cdef class Money(Palaces):
    cdef public int ndisplay
    cdef public int nmoney
    cdef public int njoin
    cdef public int npile
    cdef public int pile
    cdef public int shuffles
    cdef public int ndiscard
    cdef public int npay
    cdef public int nopt
    cdef public int partjoin
    cdef public int partneed
    cdef public int exact
    cdef public int[288] hand
    cdef public int[6] hsize
    cdef public int[8] display
    cdef public int[48] unseen
    cdef public int[5] psize
    cdef public int[5] pjoin
    cdef public int[5] pscore
    cdef public int[48] discards
    cdef public int[40960] pays
    cdef public int[48] optcard
    cdef public int[48] optleft
    cdef public int[48] optrest
    cdef public int[4] part
    @cython.locals(i=cython.int)
    cpdef void clear_money(self) noexcept
    cpdef void one_pile(self, int size, int joins, int scoring) noexcept
    @cython.locals(T=Tables, left=cython.int, i=cython.int, scoring=cython.int, size=cython.int)
    cpdef void form_piles(self) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int supply(self) noexcept
    @cython.locals(i=cython.int)
    cpdef int prepare(self) noexcept
    cpdef void leave_pile(self, int card) noexcept
    cpdef void into_hand(self, int seat, int card) noexcept
    cpdef void into_discards(self, int seat, int card) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int sum_of(self, int seat, int currency) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int fortune(self, int seat) noexcept
    @cython.locals(T=Tables, held=cython.int, many=cython.int, mask=cython.int, i=cython.int)
    cpdef void payments(self, int seat, int currency, int price, int exact) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int joins_held(self, int seat) noexcept
    @cython.locals(n=cython.int, value=cython.int, rest=cython.int, i=cython.int, currency=cython.int, left=cython.int)
    cpdef void collect(self, int seat, int currencies) noexcept
    @cython.locals(i=cython.int, value=cython.int, currency=cython.int, one=cython.int, kept=cython.int, left=cython.int, _n=cython.int)
    cpdef void spend(self, int first, int need) noexcept
    @cython.locals(i=cython.int, n=cython.int)
    cpdef void add_payment(self) noexcept
    @cython.locals(total=cython.int, currency=cython.int, i=cython.int, cards=cython.int, _n=cython.int)
    cpdef int pay(self, int seat, int number) noexcept
    cpdef list payment(self, int number)
    cpdef int held(self, int seat, int card) noexcept
    cpdef int hand_size(self, int seat) noexcept
    cpdef int unseen_of(self, int card) noexcept
    cpdef int discarded(self, int card) noexcept
    cpdef list display_list(self)
    cpdef list pile_list(self)
    cpdef void edit_unseen(self, int card, int count) noexcept
    cpdef void edit_pile(self, int number, int size, int joins, int scoring) noexcept
    cpdef void edit_hand(self, int seat, int card, int count) noexcept
    cpdef void edit_display(self, int card) noexcept
    cpdef void edit_discard(self, int card, int count) noexcept
    @cython.locals(i=cython.int)
    cpdef void copy_money(self, Money o) noexcept
