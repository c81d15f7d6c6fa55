# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.carcassonne.tables cimport Tables
from losetas.carcassonne.board cimport Board
cdef int _MASK
cdef int _SEG
cdef int _TOUCH
cdef int _RECALL
cdef int _DRAW
cdef int _PLACE
cdef int _CLAIM
cdef int _STEP
cdef int _OVER

cdef class Kernel(Board):
    @cython.locals(x=cython.ulonglong)
    cpdef int rand(self, unsigned int n) noexcept
    cpdef void reset(self, int seed) except *
    @cython.locals(T=Tables, choices=cython.p_int, seat=cython.int, c=cython.int, t=cython.int, base=cython.int, n=cython.int, i=cython.int, p=cython.int, j=cython.int, x=cython.int)
    cpdef void claims(self) except *
    @cython.locals(k=cython.int)
    cpdef int recallable(self, int f) noexcept
    cpdef void stand(self, int code) noexcept
    cpdef void unstand(self, int code) noexcept
    @cython.locals(i=cython.int, f=cython.int, x=cython.int)
    cpdef void recall(self, int pos) except *
    @cython.locals(T=Tables, k=cython.int, tiles=cython.int, shields=cython.int, flag=cython.int, m=cython.int, v=cython.int, groups=cython.int)
    cpdef int worth(self, int x, int complete) except? -99999999
    @cython.locals(i=cython.int)
    cpdef void award(self, int node, int seat, int points) except *
    cpdef void give(self, int seat, int points) except *
    cpdef void award_final(self, int seat, int points) except *
    @cython.locals(power=cython.int, points=cython.int, best=cython.int, p=cython.int, v=cython.int)
    cpdef void pay(self, int x) except *
    @cython.locals(T=Tables, i=cython.int)
    cpdef void candidate(self, int x) except *
    @cython.locals(T=Tables, c=cython.int, base=cython.int, ns=cython.int, i=cython.int, tp=cython.int, x=cython.int)
    cpdef void settle(self) except *
    @cython.locals(trail=cython.p_int, tp=cython.int, i=cython.int, x=cython.int)
    cpdef void keep(self) noexcept
    @cython.locals(trail=cython.p_int, tp=cython.int, n=cython.int, i=cython.int, x=cython.int)
    cpdef void unsettle(self) noexcept
    @cython.locals(T=Tables, p=cython.int, mark=cython.int, farmers=cython.int, i=cython.int, f=cython.int, x=cython.int, k=cython.int, done=cython.int)
    cpdef void final(self) except *
    @cython.locals(best=cython.int, p=cython.int, v=cython.int)
    cpdef void final_pay(self, int x, int power, int points, int cities) except *
    cpdef void add_city_bonus(self, int x, int points) noexcept
    @cython.locals(T=Tables, n=cython.int, c=cython.int, tr=cython.int, t=cython.int, i=cython.int, x=cython.int, y=cython.int, d=cython.int, c2=cython.int, s=cython.int, k=cython.int)
    cpdef int field_pairs(self) noexcept
    @cython.locals(found=list, i=cython.int)
    cpdef list pair_list(self, int count)
    @cython.locals(i=cython.int)
    cpdef int add_pair(self, int n, int x, int y) noexcept
    @cython.locals(T=Tables, n=cython.int, each=cython.int, i=cython.int, first=cython.int, x=cython.int, j=cython.int, power=cython.int, points=cython.int, cities=cython.int)
    cpdef void final_fields(self) except *
    @cython.locals(i=cython.int)
    cpdef void city_bonuses(self) except *
    @cython.locals(T=Tables, best=cython.int, p=cython.int, v=cython.int, points=cython.int, cities=cython.int, j=cython.int)
    cpdef void field_once(self, int x, int n, int first) except *
    @cython.locals(j=cython.int, z=cython.int, earlier=cython.int, i=cython.int, best=cython.int, q=cython.int, v=cython.int)
    cpdef int paid_before(self, int p, int city, int x, int n, int first) noexcept
    cpdef void begin(self) except *
    cpdef void draw(self, int kind) except *
    @cython.locals(T=Tables, choices=cython.p_int, t=cython.int, n=cython.int, c=cython.int, f=cython.int, m=cython.int, i=cython.int, fits=cython.int, code=cython.int, r=cython.int, pos=cython.int)
    cpdef void places(self) except *
    cpdef int twin_pos(self, int kind, int pos, int turns) noexcept
    @cython.locals(T=Tables, beyond=cython.int)
    cpdef int twin_fits(self, int kind, int pos, int turns) noexcept
    @cython.locals(r=cython.int)
    cpdef int fits(self, int c, int fits, int n) noexcept
    @cython.locals(t=cython.int, turns=cython.int)
    cpdef void play(self, int code) except *
    cpdef void after_claim(self) except *
    @cython.locals(T=Tables, step=cython.int)
    cpdef void run_steps(self) except *
    @cython.locals(found=list, i=cython.int)
    cpdef void offer(self) except *
    @cython.locals(step=cython.int, seat=cython.int, arg=cython.int)
    cpdef void answer(self, int choice) except *
    @cython.locals(i=cython.int)
    cpdef void drop(self) noexcept
    cpdef void ask(self, int step, int seat, int arg) except *
    cpdef int decider(self) noexcept
    cpdef int decision_step(self) noexcept
    cpdef int forced_pos(self) noexcept
    @cython.locals(d=cython.int)
    cpdef int has_neighbour(self, int pos) noexcept
    @cython.locals(c=cython.int, key=cython.int, fits=cython.int)
    cpdef int edges_fit(self, int kind, int pos, int turns) noexcept
    cpdef void force(self, int kind, int pos) noexcept
    @cython.locals(i=cython.int)
    cpdef void unforce(self) noexcept
    @cython.locals(p=cython.int)
    cpdef void finish(self) except *
    @cython.locals(k=cython.int, t=cython.int)
    cpdef int random_draw(self) noexcept
    @cython.locals(plies=cython.int, code=cython.int)
    cpdef int playout(self) except? -99999999
    @cython.locals(pairs=cython.p_int, n=cython.int, m=cython.int, i=cython.int, _=cython.int, code=cython.int, j=cython.int)
    cpdef int sweep(self, int count) except? -99999999
    cpdef void log_on(self) noexcept
    cpdef void edit_bag(self, int kind, int count) noexcept
    cpdef void edit_turn(self, int seat, int turn) except *
    cpdef void edit_hand(self, int kind) except *
    cpdef void edit_last(self, int pos) noexcept
    @cython.locals(i=cython.int)
    cpdef void edit_claim(self, int pos) except *
    cpdef void edit_waiting(self, int stage, int trigger) except *
    cpdef void edit_done(self, int root) noexcept
    cpdef void edit_award(self, int root, int seat, int points) except *
    cpdef void edit_score(self, int seat, int points) noexcept
    cpdef void edit_discard(self, int kind) noexcept
    cpdef void edit_slot(self, int index, int value) except *
    @cython.locals(i=cython.int)
    cpdef void copy_into(self, Kernel o) noexcept
