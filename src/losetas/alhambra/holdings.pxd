# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
from losetas.alhambra.money cimport Money
cdef int _HANDS
cdef int _KINDS
cdef int _SECRETS

cdef class Holdings(Money):
    cdef public object sink
    cdef public int nbag
    cdef public int naside
    cdef public int placer
    cdef public int givable
    cdef public int back
    cdef public int nneutral
    cdef public int owed
    cdef public int after
    cdef public int due
    cdef public int rounds
    cdef public int asked
    cdef public int gap
    cdef public int fresh
    cdef public int ending
    cdef public int stopping
    cdef public int ngift
    cdef public int npend
    cdef public int stage
    cdef public int phase
    cdef public int dealing
    cdef public int shown
    cdef public int seat
    cdef public int last
    cdef public int turn
    cdef public int nchoice
    cdef public int nlog
    cdef public unsigned int rng
    cdef public int[96] bag
    cdef public int[4] market
    cdef public int[576] reserve
    cdef public int[6] nres
    cdef public int[576] res
    cdef public int[96] aside
    cdef public int[8] neutral
    cdef public int[96] neutrals
    cdef public int[6] stone
    cdef public int[16] holder
    cdef public int[16] opened
    cdef public int[16] known
    cdef public int[48] extra
    cdef public int[8] top
    cdef public int[96] under
    cdef public int[8] nunder
    cdef public int[6] nannex
    cdef public int[4] giftkind
    cdef public int[4] giftseat
    cdef public int[16] pstep
    cdef public int[16] pseat
    cdef public int[8] score
    cdef public int[8] fscore
    cdef public int[8] count
    cdef public int[16384] choices
    cdef public int[16384] log
    @cython.locals(x=cython.ulonglong)
    cpdef int rand(self, unsigned int n) noexcept
    @cython.locals(T=Tables, i=cython.int)
    cpdef void clear(self) noexcept
    @cython.locals(best=cython.int, i=cython.int)
    cpdef int first_seat(self) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int secrets_of(self, int seat) noexcept
    @cython.locals(n=cython.int, i=cython.int)
    cpdef int hidden_of(self, int seat) noexcept
    @cython.locals(i=cython.int)
    cpdef int empty_space(self) noexcept
    cpdef void give_neutral(self, int tile) noexcept
    cpdef void set_aside(self, int tile) noexcept
    @cython.locals(i=cython.int, j=cython.int)
    cpdef void unaside(self, int tile) noexcept
    cpdef void into_reserve(self, int seat, int tile) noexcept
    @cython.locals(i=cython.int)
    cpdef void from_reserve(self, int seat, int tile) noexcept
    @cython.locals(T=Tables, i=cython.int)
    cpdef void hide(self, int tile) noexcept
    cpdef void reveal(self, int number) noexcept
    @cython.locals(T=Tables, count=cython.p_int, owners=cython.int, t=cython.int, p=cython.int, i=cython.int, above=cython.int, tied=cython.int, q=cython.int, pot=cython.int)
    cpdef void rate(self, int number) except *
    @cython.locals(i=cython.int, best=cython.int, who=cython.int, p=cython.int, n=cython.int)
    cpdef void distribute(self) noexcept
    cpdef int bag_of(self, int tile) noexcept
    cpdef int under_of(self, int tile) noexcept
    cpdef list market_list(self)
    cpdef list reserve_list(self, int seat)
    cpdef list aside_list(self)
    cpdef list gift_list(self)
    cpdef list neutral_list(self)
    cpdef int stone_of(self, int seat) noexcept
    cpdef list secret_list(self)
    cpdef list waiting_list(self)
    cpdef int extra_of(self, int seat, int kind_type) noexcept
    cpdef int top_of(self, int kind_type) noexcept
    cpdef int hidden_in_stack(self, int kind_type) noexcept
    cpdef int annexes_of(self, int seat) noexcept
    cpdef int holder_of(self, int number) noexcept
    cpdef int is_open(self, int number) noexcept
    cpdef list choice_list(self)
    cpdef list score_list(self)
    cpdef list final_list(self)
    cpdef list log_list(self)
    cpdef void log_on(self) noexcept
    @cython.locals(i=cython.int)
    cpdef void edit_table(self) noexcept
    cpdef void edit_unseen(self, int card, int count) noexcept
    cpdef void edit_pile(self, int number, int size, int joins, int scoring) noexcept
    cpdef void edit_hand(self, int seat, int card, int count) noexcept
    cpdef void edit_display(self, int card) noexcept
    cpdef void edit_discard(self, int card, int count) noexcept
    cpdef void edit_market(self, int space, int tile) noexcept
    cpdef void edit_bag(self, int tile, int count) noexcept
    cpdef void edit_build(self, int seat, int pos, int tile) noexcept
    cpdef void edit_reserve(self, int seat, int tile) noexcept
    cpdef void edit_aside(self, int seat, int tile) noexcept
    cpdef void edit_gift(self, int tile, int seat) noexcept
    cpdef void edit_stone(self, int seat, int awake) noexcept
    cpdef void edit_secret(self, int number, int holder, int opened, int known) noexcept
    cpdef void edit_top(self, int kind_type, int tile) noexcept
    cpdef void edit_under(self, int tile, int count) noexcept
    cpdef void edit_score(self, int seat, int points) noexcept
    cpdef void edit_turn(self, int seat, int turn) noexcept
    cpdef void edit_ask(self, int step, int seat) noexcept
    @cython.locals(first=list, rest=list)
    cpdef list number_list(self)
    cpdef void edit_number(self, int which, int value) noexcept
    @cython.locals(i=cython.int, p=cython.int)
    cpdef void copy_holdings(self, Holdings o) noexcept
    cpdef void copy_flow(self, Holdings o) noexcept
