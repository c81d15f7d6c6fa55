# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython
from losetas.alhambra.tables cimport Tables
from losetas.alhambra.palace cimport Palaces
from losetas.alhambra.money cimport Money
from losetas.alhambra.market cimport Market
from losetas.alhambra.extras cimport Extras
from losetas.alhambra.rounds cimport Rounds
from losetas.alhambra.holdings cimport Holdings
cdef int _ACT
cdef int _ASK
cdef int _BOUGHT
cdef int _BUILD
cdef int _BUY
cdef int _CHOICE
cdef int _LOG
cdef int _DRAW
cdef int _FETCH
cdef int _FINAL
cdef int _FILTERS
cdef int _FIRST_STEP
cdef int _GAP
cdef int _GAPBUY
cdef int _GAPNO
cdef int _GAPS
cdef int _GIFTS
cdef int _GIVE
cdef int _HANDS
cdef int _KINDS
cdef int _LAID
cdef int _LAST
cdef int _LAY
cdef int _LIFTED
cdef int _MARKET
cdef int _MONEY
cdef int _NEUTRALS
cdef int _OPEN
cdef int _OPENING
cdef int _OPENNO
cdef int _OVER
cdef int _PASS
cdef int _PAY
cdef int _PLACE
cdef int _PLACING
cdef int _REFILL
cdef int _REMOVE
cdef int _REVEALS
cdef int _ROUND
cdef int _SCORE1
cdef int _SCORED
cdef int _SECRET
cdef int _SECRETS
cdef int _SET_UP
cdef int _SPACES
cdef int _STACKS
cdef int _STEP
cdef int _STEPS
cdef int _STORE
cdef int _SWAP
cdef int _TAKE
cdef int _TILE
cdef int _TOP
cdef int _TURN
cdef int _TURN_ENDED
cdef int _TURNS
cdef int _WAKE

cdef class Kernel(Holdings):
    cpdef void reset(self, int seed) except *
    cpdef void go(self) except *
    @cython.locals(stage=cython.int)
    cpdef int step(self) except? -99999999
    cpdef int to(self, int stage) noexcept
    cpdef int wait(self) noexcept
    @cython.locals(stage=cython.int)
    cpdef int set_up(self) except? -99999999
    @cython.locals(i=cython.int)
    cpdef int restock(self) noexcept
    @cython.locals(number=cython.int)
    cpdef int hold_round(self) except? -99999999
    @cython.locals(i=cython.int, seat=cython.int)
    cpdef int hold_gap(self) except? -99999999
    @cython.locals(T=Tables, i=cython.int)
    cpdef int hold_steps(self) except? -99999999
    @cython.locals(i=cython.int, seat=cython.int)
    cpdef void queue_reveals(self) except *
    @cython.locals(step=cython.int, seat=cython.int, found=list, i=cython.int)
    cpdef int offer(self) except? -99999999
    @cython.locals(step=cython.int, seat=cython.int, arg=cython.int)
    cpdef void answer(self, int choice) except *
    cpdef void begin_list(self) noexcept
    @cython.locals(n=cython.int, i=cython.int, code=cython.int)
    cpdef void sift(self, int seat) except *
    cpdef void check_room(self) except *
    cpdef int end_turn(self) noexcept
    @cython.locals(i=cython.int, seat=cython.int, n=cython.int, g=cython.int)
    cpdef int next_gift(self) noexcept
    cpdef int hold_final(self) except? -99999999
    cpdef int end_game(self) noexcept
    cpdef void stop(self) except *
    cpdef void add_choice(self, int code) noexcept
    @cython.locals(seat=cython.int, i=cython.int)
    cpdef void list_actions(self) except *
    @cython.locals(mask=cython.int, total=cython.int, many=cython.int, fine=cython.int, i=cython.int, card=cython.int, j=cython.int)
    cpdef void list_takes(self) noexcept
    @cython.locals(i=cython.int, tile=cython.int, n=cython.int, j=cython.int)
    cpdef void list_buys(self, int seat, int exact, int kind) noexcept
    @cython.locals(T=Tables, i=cython.int, j=cython.int, tile=cython.int, walls=cython.int, pos=cython.int)
    cpdef void list_redesigns(self, int seat) noexcept
    @cython.locals(i=cython.int)
    cpdef void list_reveals(self, int seat) noexcept
    @cython.locals(T=Tables, seat=cython.int, i=cython.int, tile=cython.int, seen=cython.int, j=cython.int)
    cpdef void list_places(self) except *
    @cython.locals(stage=cython.int, tile=cython.int)
    cpdef void draw(self, int code) except *
    @cython.locals(kind=cython.int, detail=cython.int, seat=cython.int, tile=cython.int)
    cpdef void play(self, int code) except *
    cpdef void placing(self, int seat, int back) noexcept
    @cython.locals(seat=cython.int, tile=cython.int, exact=cython.int, n=cython.int, i=cython.int)
    cpdef void act(self, int kind, int detail) except *
    @cython.locals(tile=cython.int)
    cpdef void place(self, int kind, int detail) except *
    cpdef void bought(self, int seat, int tile, int exact) except *
    cpdef void laid(self, int seat, int tile, int pos) except *
    cpdef void lifted(self, int seat, int tile, int pos) except *
    @cython.locals(p=cython.int)
    cpdef void score_round(self, int number) except *
    cpdef void turn_ended(self) except *
    @cython.locals(p=cython.int)
    cpdef void final(self) except *
    @cython.locals(stage=cython.int, k=cython.int, i=cython.int)
    cpdef int random_draw(self) noexcept
    @cython.locals(scoring=cython.int, k=cython.int, i=cython.int)
    cpdef int random_card(self) noexcept
    @cython.locals(n=cython.int, i=cython.int, k=cython.int)
    cpdef int random_secret(self) noexcept
    @cython.locals(plies=cython.int, code=cython.int)
    cpdef int playout(self) except? -99999999
    cpdef int decider(self) noexcept
    @cython.locals(i=cython.int)
    cpdef int is_choice(self, int code) noexcept
    cpdef void relist(self) except *
    cpdef void edit_flow(self, int stage, int asked) except *
