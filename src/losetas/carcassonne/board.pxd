# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.carcassonne.tables cimport Tables
cdef int _MASK
cdef int _SEG
cdef int _NODE

cdef class Board:
    cdef public Tables T
    cdef public object program
    cdef public object sink
    cdef public int players
    cdef public unsigned int rng
    cdef public int ncell
    cdef public int nfront
    cdef public int nnode
    cdef public int nlay
    cdef public int nmany
    cdef public int nfig
    cdef public int nbag
    cdef public int ndisc
    cdef public int ntouched
    cdef public int ndone
    cdef public int naward
    cdef public int nforce
    cdef public int npend
    cdef public int nchoice
    cdef public int nlog
    cdef public int tp
    cdef public int stamp
    cdef public int seat
    cdef public int turn
    cdef public int phase
    cdef public int hand
    cdef public int at_pos
    cdef public int covering
    cdef public int trigger
    cdef public int stage
    cdef public int slots
    cdef public short[16384] cell
    cdef public int[512] cpos
    cdef public int[512] cx
    cdef public int[512] cy
    cdef public int[512] ckey
    cdef public int[512] ctile
    cdef public int[512] cnode
    cdef public int[512] cslot
    cdef public int[512] cwild
    cdef public int[6144] sock
    cdef public int[512] front
    cdef public int[1024] parent
    cdef public int[1024] weight
    cdef public int[1024] kind
    cdef public int[1024] opens
    cdef public int[1024] tiles
    cdef public int[1024] shields
    cdef public int[1024] heads
    cdef public int[1024] power
    cdef public int[1024] flag
    cdef public int[1024] multi
    cdef public int[1024] seen
    cdef public int[1024] was
    cdef public int[1024] bonus
    cdef public int[256] laypos
    cdef public int[256] laytr
    cdef public int[256] layseat
    cdef public int[256] laybase
    cdef public int[64] fig
    cdef public int[32] left
    cdef public int[8] score
    cdef public int[8] fscore
    cdef public int[96] bag
    cdef public int[128] disc
    cdef public int[256] many
    cdef public int[64] touched
    cdef public int[64] done
    cdef public int[128] awnode
    cdef public int[128] awseat
    cdef public int[128] awpoints
    cdef public int[16] forcekind
    cdef public int[16] forcepos
    cdef public int[64] pstep
    cdef public int[64] pseat
    cdef public int[64] parg
    cdef public int[256] slot
    cdef public int[8192] trail
    cdef public int[4096] choices
    cdef public int[4096] pairs
    cdef public int[1024] log
    @cython.locals(T=Tables, i=cython.int, j=cython.int)
    cpdef void clear(self) noexcept
    @cython.locals(i=cython.int)
    cpdef void clear_board(self) noexcept
    cpdef int at(self, int x, int y) noexcept
    @cython.locals(c=cython.int, j=cython.int)
    cpdef int touch(self, int pos) noexcept
    cpdef void put(self, int pos, int tr) noexcept
    @cython.locals(i=cython.int)
    cpdef void note(self, int pos, int tr, int seat) noexcept
    @cython.locals(parent=cython.p_int)
    cpdef int find(self, int x) noexcept
    @cython.locals(T=Tables, cell=cython.p_short, ctile=cython.p_int, ckey=cython.p_int, cslot=cython.p_int, front=cython.p_int, sock=cython.p_int, port=cython.p_int, edge=cython.p_int, t=cython.int, pos=cython.int, x0=cython.int, y0=cython.int, base=cython.int, ncell0=cython.int, nf=cython.int, slot=cython.int, tp0=cython.int, a=cython.int, wild=cython.int, d=cython.int, links=cython.int, tp=cython.int, trail=cython.p_int, q=cython.int, c2=cython.int, o=cython.int, i=cython.int, j=cython.int)
    cpdef void place(self, int c, int tr) noexcept
    @cython.locals(T=Tables, ns=cython.int, i=cython.int, n=cython.int, j=cython.int)
    cpdef void fresh_nodes(self, int t, int base) noexcept
    @cython.locals(sock=cython.p_int, port=cython.p_int, i=cython.int, j=cython.int, k=cython.int, y=cython.int)
    cpdef void join(self, int c, int tr, int base) noexcept
    @cython.locals(parent=cython.p_int, opens=cython.p_int, trail=cython.p_int, tp=cython.int, twice=cython.int, a=cython.int)
    cpdef void link(self, int x, int y, int middle) noexcept
    @cython.locals(n=cython.int, k=cython.int, i=cython.int, c=cython.int, base=cython.int, sides=cython.int, j=cython.int, r=cython.int)
    cpdef int shared(self, int x, int y) noexcept
    @cython.locals(T=Tables, pos=cython.int, d=cython.int, c2=cython.int, k=cython.int, i=cython.int, y=cython.int)
    cpdef void join_wild(self, int c, int tr, int base) noexcept
    cpdef void close_end(self, int x) noexcept
    @cython.locals(T=Tables, own=cython.int, i=cython.int, c2=cython.int, z=cython.int, n=cython.int)
    cpdef void ring_in(self, int pos, int t, int base) noexcept
    @cython.locals(T=Tables, own=cython.int, i=cython.int, c2=cython.int, z=cython.int, n=cython.int)
    cpdef void ring_out(self, int pos, int t, int base) noexcept
    @cython.locals(tr=cython.int, pos=cython.int)
    cpdef void lay(self, int code) except *
    @cython.locals(T=Tables, trail=cython.p_int, parent=cython.p_int, tp=cython.int, c=cython.int, slot=cython.int, ncell0=cython.int, links=cython.int, tr=cython.int, pos=cython.int, base=cython.int, _=cython.int, nf=cython.int, i=cython.int, d=cython.int, a=cython.int, y=cython.int, z=cython.int, x=cython.int, c2=cython.int, o=cython.int, j=cython.int)
    cpdef void unlay(self) noexcept
    @cython.locals(T=Tables, key=cython.int, d=cython.int, c2=cython.int)
    cpdef int demand(self, int pos) noexcept
    @cython.locals(T=Tables, i=cython.int, c=cython.int, t=cython.int)
    cpdef int cover_on(self) noexcept
    @cython.locals(T=Tables, c=cython.int, t=cython.int, i=cython.int, n=cython.int)
    cpdef int coverable(self, int pos) noexcept
    @cython.locals(i=cython.int, n=cython.int, trigger=cython.int, c=cython.int, base=cython.int, j=cython.int, p=cython.int, f=cython.int)
    cpdef void cover(self, int pos, int tr) except *
    @cython.locals(T=Tables, d=cython.int, c2=cython.int, k=cython.int, s=cython.int)
    cpdef void touch_sides(self, int pos) noexcept
    @cython.locals(T=Tables, k=cython.int)
    cpdef int complete_now(self, int x) except? -99999999
    @cython.locals(holder=cython.int, outside=cython.int, i=cython.int, r=cython.int)
    cpdef int newly(self, int x) except? -99999999
    @cython.locals(seat=cython.int, x=cython.int)
    cpdef void count_in(self, int f) noexcept
    @cython.locals(seat=cython.int, x=cython.int)
    cpdef void count_out(self, int f) noexcept
    @cython.locals(found=list, i=cython.int)
    cpdef list figure_list(self)
    @cython.locals(f=cython.int)
    cpdef void put_figure(self, int pos, int segment, int seat, int piece) noexcept
    @cython.locals(f=cython.int, j=cython.int)
    cpdef void take_figure(self, int i) noexcept
    @cython.locals(f=cython.int)
    cpdef void move_figure(self, int i, int pos, int segment) noexcept
    @cython.locals(n=cython.int, i=cython.int, f=cython.int)
    cpdef void home(self, int x) noexcept
    @cython.locals(c=cython.int)
    cpdef int tile_of(self, int pos) noexcept
    cpdef int node_of(self, int pos, int segment) noexcept
    cpdef int root_of(self, int pos, int segment) noexcept
    cpdef int kind_of(self, int node) noexcept
    cpdef int flag_of(self, int root) noexcept
    cpdef int opens_of(self, int root) noexcept
    cpdef int tiles_of(self, int root) noexcept
    cpdef int shields_of(self, int root) noexcept
    cpdef int heads_of(self, int root, int seat) noexcept
    cpdef int power_of(self, int root, int seat) noexcept
    cpdef int left_of(self, int seat, int piece) noexcept
    cpdef int slot_of(self, int index) except? -99999999
    cpdef int bonus_of(self, int root) noexcept
    cpdef int bag_of(self, int kind) noexcept
    @cython.locals(found=list, i=cython.int)
    cpdef list score_list(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list final_list(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list choice_list(self)
    @cython.locals(i=cython.int)
    cpdef int is_choice(self, int code) noexcept
    @cython.locals(found=list, i=cython.int)
    cpdef list done_list(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list award_list(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list discard_list(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list lay_list(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list scored_roots(self)
    @cython.locals(found=list, i=cython.int)
    cpdef list root_list(self)
    @cython.locals(c=cython.int)
    cpdef int cell_x(self, int pos) noexcept
    @cython.locals(c=cython.int)
    cpdef int cell_y(self, int pos) noexcept
    @cython.locals(i=cython.int, n=cython.int, x=cython.int, j=cython.int)
    cpdef void copy_board(self, Board o) noexcept
