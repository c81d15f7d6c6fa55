# Written by tools/kernel_types.py from the source beside it; do not edit.
cimport cython

cdef class Tables:
    cdef public int kinds
    cdef public int features
    cdef public int marks
    cdef public int hold
    cdef public int pieces
    cdef public int steps
    cdef public int farms
    cdef public int rescore
    cdef public int covers
    cdef public int citybonus
    cdef public int finals
    cdef public int[96] nseg
    cdef public int[96] count
    cdef public int[960] skind
    cdef public int[960] sopen
    cdef public int[960] sshield
    cdef public int[960] smark
    cdef public int[960] smulti
    cdef public int[96] many
    cdef public int[960] sclaim
    cdef public int[96] ring
    cdef public int[96] ringmask
    cdef public int[96] tflag
    cdef public int[96] wild
    cdef public int[96] twin
    cdef public int[96] twinside
    cdef public int[96] twinturn
    cdef public int[96] touchn
    cdef public int[768] touchf
    cdef public int[768] touchc
    cdef public int[1536] edge
    cdef public int[4608] port
    cdef public short[393216] fit
    cdef public int[4] delta
    cdef public int[8] delta8
    cdef public int[16] ftile
    cdef public int[16] fshield
    cdef public int[16] otile
    cdef public int[16] oshield
    cdef public int[16] two
    cdef public int[16] ttile
    cdef public int[16] tshield
    cdef public int[16] never
    cdef public int[16] ringed
    cdef public int[16] scored
    cdef public int[16] late
    cdef public int[16] watches
    cdef public int[16] fbonus
    cdef public int[16] cover
    cdef public int[8] mtile
    cdef public int[8] mshield
    cdef public int[8] mzero
    cdef public int[8] mgroup
    cdef public int[4] pcount
    cdef public int[4] pstrength
    cdef public int[4] pmask
    cdef public int[4] precall
    cdef public int[16] smask
    cpdef void add_fit(self, int kind, int turns, int key) noexcept
    cpdef void within(self, int number, int count) except *
