cimport cython
from libc.stdint cimport uint64_t
from ilion.core.rewriting cimport RewritingState
from ilion.core.rng cimport Rng
from ilion.core.state cimport State
from ilion.envs.batch_rewards cimport BatchRewards, Judge
from ilion.envs.threads cimport Work, WorkerThreads, ilion_add

cdef int CHANCE, OVER, BEGIN, CHECK, STEP, CHOOSE, PLAY, LINES_OF_LANE, LINES_OF_STATE, APART

# Masks are copied in pieces of 64 bytes, from a source that has whole ones. `written` has one bit for each piece of the target that
# is not all zeros, and `earlier` the first 64 of these bits before.
cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #ifdef __SSE2__
    #include <emmintrin.h>
    #endif
    #if defined(__GNUC__) || defined(__clang__)
    #define ilion_prefetch(p) __builtin_prefetch(p)
    #else
    #define ilion_prefetch(p) ((void) 0)
    #endif
    /* Views are long, and those of all lanes would not be in the cache: each thread has one, which shows a lane's row in its turn. */
    #define ilion_point(view, start) ((view).data = (char *) (start))
    static CYTHON_INLINE int ilion_sum(uint64_t bytes) {
        return (int) ((bytes * 0x0101010101010101ULL) >> 56);
    }
    static CYTHON_INLINE int ilion_piece(char *source, char *target, size_t length, uint64_t *written, int bit) {
        uint64_t eight, bytes = 0;  /* a mark is 1, so eight of them fit into a byte */
        int i;
        for (i = 0; i < 8; i++) {
            memcpy(&eight, source + 8 * i, 8);
            bytes += eight;
        }
        if (bytes) {  /* whether it differs is not asked: that would wait for memory, which writing does not */
            memcpy(target, source, length);
            memset(source, 0, length);
            *written |= 1ULL << bit;
        } else if (*written >> bit & 1) {
            memset(target, 0, length);
            *written &= ~(1ULL << bit);
        }
        return ilion_sum(bytes);
    }
    static CYTHON_INLINE int ilion_deliver(char *source, char *target, Py_ssize_t size, uint64_t *written, uint64_t *earlier) {
        Py_ssize_t piece = 0, pieces = (size + 63) / 64;
        int marks = 0;
        *earlier = *written;
        if (pieces <= 64) {
            uint64_t kept = *written;
            for (; piece < size / 64; piece++)
                marks += ilion_piece(source + 64 * piece, target + 64 * piece, 64, &kept, (int) piece);
            if (piece < pieces) marks += ilion_piece(source + 64 * piece, target + 64 * piece, size % 64, &kept, (int) piece);
            *written = kept;
            return marks;
        }
        for (; piece < pieces; piece++)
            marks += ilion_piece(source + 64 * piece, target + 64 * piece, 64 * piece + 64 <= size ? 64 : size % 64,
                                 written + piece / 64, piece % 64);
        return marks;
    }
    static CYTHON_INLINE void ilion_spread(uint64_t bits, char *out) {  /* to 64 marks */
    #ifdef __SSE2__
        const __m128i each = _mm_set1_epi64x((long long) 0x8040201008040201ULL), one = _mm_set1_epi8(1);
        __m128i twice = _mm_cvtsi64_si128((long long) bits), low, high;
        __m128i *to = (__m128i *) out;
        twice = _mm_unpacklo_epi8(twice, twice);  /* every byte twice, then four times, then eight times */
        low = _mm_unpacklo_epi16(twice, twice);
        high = _mm_unpackhi_epi16(twice, twice);
    #define ilion_marks(eight) _mm_and_si128(_mm_cmpeq_epi8(_mm_and_si128(eight, each), each), one)
        _mm_storeu_si128(to, ilion_marks(_mm_unpacklo_epi32(low, low)));
        _mm_storeu_si128(to + 1, ilion_marks(_mm_unpackhi_epi32(low, low)));
        _mm_storeu_si128(to + 2, ilion_marks(_mm_unpacklo_epi32(high, high)));
        _mm_storeu_si128(to + 3, ilion_marks(_mm_unpackhi_epi32(high, high)));
    #else
        int i;
        for (i = 0; i < 64; i++) out[i] = (char) (bits >> i & 1);
    #endif
    }
    static CYTHON_INLINE void ilion_piece_of_bits(uint64_t bits, char *target, Py_ssize_t room) {
        Py_ssize_t i;
        if (room >= 64)
            ilion_spread(bits, target);
        else
            for (i = 0; i < room; i++) target[i] = (char) (bits >> i & 1);
    }
    /* The same from a bit for each mark. The pieces that become empty have a loop of their own, without a branch that a processor could
       not foresee. */
    static CYTHON_INLINE void ilion_deliver_bits(uint64_t *bits, char *target, Py_ssize_t size, uint64_t *written, uint64_t *earlier, uint64_t within) {
        Py_ssize_t piece = 0, pieces = (size + 63) / 64;
        *earlier = *written;
    #if defined(__GNUC__) || defined(__clang__)
        if (pieces <= 64) {  /* only what is or may be marked */
            uint64_t marked = 0, left = within & ~0ULL >> (64 - pieces);
            for (; left; left &= left - 1) {
                piece = __builtin_ctzll(left);
                marked |= (uint64_t) (bits[piece] != 0) << piece;
            }
            for (left = *written & ~marked; left; left &= left - 1) {
                piece = __builtin_ctzll(left);
                if (64 * piece + 64 <= size) memset(target + 64 * piece, 0, 64);
                else ilion_piece_of_bits(0, target + 64 * piece, size - 64 * piece);
            }
            for (left = marked; left; left &= left - 1) {
                piece = __builtin_ctzll(left);
                ilion_piece_of_bits(bits[piece], target + 64 * piece, size - 64 * piece);
                bits[piece] = 0;
            }
            *written = marked;
            return;
        }
    #endif
        for (; piece < pieces; piece++) {
            uint64_t bit = 1ULL << piece % 64, there = bits[piece] ? bit : 0;
            if (there | (written[piece / 64] & bit)) ilion_piece_of_bits(bits[piece], target + 64 * piece, size - 64 * piece);
            written[piece / 64] = (written[piece / 64] & ~bit) | there;
            bits[piece] = 0;
        }
    }
    static CYTHON_INLINE void ilion_fetch_pieces(char *marks, uint64_t pieces) {
    #if defined(__GNUC__) || defined(__clang__)
        for (; pieces; pieces &= pieces - 1) ilion_prefetch(marks + 64 * __builtin_ctzll(pieces));
    #endif
    }
    static CYTHON_INLINE int ilion_nth_mark(const unsigned char *marks, Py_ssize_t size, const uint64_t *written, int n) {
        Py_ssize_t at, i;
        for (at = 0; at < size; at += 64) {
            uint64_t here[8] = {0}, bytes = 0;
            if (!(written[at >> 12] >> (at >> 6 & 63) & 1)) continue;
            if (at + 64 <= size) memcpy(here, marks + at, 64); else memcpy(here, marks + at, size - at);
            for (i = 0; i < 8; i++) bytes += here[i];
            if (n >= ilion_sum(bytes)) { n -= ilion_sum(bytes); continue; }
            for (i = 0; n >= ilion_sum(here[i]); i++) n -= ilion_sum(here[i]);
            for (i = at + 8 * i; i < size; i++) if (marks[i] && n-- == 0) return (int) i;
        }
        return -1;
    }
    """
    void ilion_point(float[::1] view, float *start) noexcept nogil
    int ilion_deliver(char *source, char *target, Py_ssize_t size, uint64_t *written, uint64_t *earlier) noexcept nogil
    void ilion_deliver_bits(uint64_t *bits, char *target, Py_ssize_t size, uint64_t *written, uint64_t *earlier,
                            uint64_t within) noexcept nogil
    void ilion_fetch_pieces(char *marks, uint64_t pieces) noexcept nogil
    void ilion_prefetch(void *p) noexcept nogil
    int ilion_nth_mark(unsigned char *marks, Py_ssize_t size, uint64_t *written, int n) noexcept nogil

cdef class Desk:
    cdef unsigned char[::1] mask
    cdef uint64_t[::1] bits
    cdef float[::1] row
    cdef Judge judge

cdef class Lane:
    # The fields that every step needs come first, on few cache lines.
    cdef readonly State state
    cdef readonly Rng rng
    cdef Rng action_rng
    cdef int choices
    cdef bint paid, rewrites, anew
    cdef float *row
    cdef unsigned char *marks
    cdef uint64_t *mark_pieces
    cdef Py_ssize_t mark_bytes
    cdef uint64_t earlier
    cdef readonly State start
    cdef float[::1] observation
    cdef unsigned char[::1] mask
    cdef float[::1] returns
    cdef int[::1] places, scores
    cdef uint64_t[::1] marked
    cdef void begin_(self) noexcept nogil
    cdef void settle_(self) noexcept nogil
    cdef void play_(self, int action) noexcept nogil
    cdef void observe_(self, int seat) noexcept nogil
    cdef void observe_at_(self, Desk desk) noexcept nogil
    @cython.locals(seats=int, seat=int, other=int, shared=int)
    cdef void pay_(self) noexcept nogil
    @cython.locals(over=bint)
    cdef bint step_(self, int action, Desk desk) noexcept nogil
    cdef int random_action_(self) noexcept nogil
    cdef int random_mark_(self) noexcept nogil
    cpdef begin(self)
    cpdef play(self, int action)
    cpdef observe(self, int seat)
    cpdef int random_action(self) except -1

# In interpreted mode, interpreted.py stands in for these.
cdef inline int hold_rows(Lane lane) except -1:
    lane.row = &lane.observation[0]
    lane.marks = &lane.mask[0]
    lane.mark_bytes = lane.mask.shape[0]
    lane.mark_pieces = &lane.marked[0]
    return 0

cdef inline int deliver_marks(Desk desk, Lane lane) noexcept nogil:
    return ilion_deliver(<char *> &desk.mask[0], <char *> lane.marks, lane.mark_bytes, lane.mark_pieces, &lane.earlier)

cdef inline void deliver_bits(Desk desk, Lane lane, uint64_t within) noexcept nogil:
    ilion_deliver_bits(&desk.bits[0], <char *> lane.marks, lane.mark_bytes, lane.mark_pieces, &lane.earlier, within)

cdef inline void lay_out_row(Desk desk, Lane lane) noexcept nogil:
    ilion_point(desk.row, lane.row)

cdef inline int nth_mark(Lane lane, int n) noexcept nogil:
    return ilion_nth_mark(lane.marks, lane.mark_bytes, lane.mark_pieces, n)

cdef inline void prefetch(Py_ssize_t address, int lines) noexcept nogil:
    cdef int line
    for line in range(lines):
        ilion_prefetch(<char *> address + 64 * line)

cdef inline void prefetch_state(State state, int lines) noexcept nogil:
    prefetch(<Py_ssize_t> <void *> state, lines)

cdef inline void prefetch_rows(Lane lane) noexcept nogil:
    ilion_prefetch(<void *> lane.rng)
    ilion_prefetch(<void *> lane.action_rng)
    ilion_fetch_pieces(<char *> lane.marks, lane.mark_pieces[0] | lane.earlier)
    ilion_prefetch(lane.row)

cdef inline int take(int[::1] taken, int at, int portion) noexcept nogil:
    return ilion_add(&taken[at], portion)

cdef class Batch(Work):
    cdef readonly object game
    cdef readonly int n, seats
    cdef readonly list lanes, desks
    cdef Py_ssize_t[::1] addresses, desk_addresses, state_addresses
    cdef unsigned char[:, ::1] masks
    cdef unsigned char[::1] dones
    cdef int[::1] actors, random, edges, taken, wrong
    cdef int portion
    cdef long long[::1] actions
    cdef bint chosen, busy, closed, pays
    cdef readonly object places, scores
    cdef object _actions, _rewards, _random, _now
    cdef BatchRewards _pay
    cdef WorkerThreads _workers
    @cython.locals(lane=Lane, seeds=Rng, drawn=list)
    cpdef reset(self, seed=*)
    cdef int run_(self, int task) except -1
    @cython.locals(shares=int, turn=int, other=int, begin=int, end=int)
    cdef void do_(self, int task, int share) noexcept nogil
    @cython.locals(action=int, following=int)
    cdef void do_lanes_(self, int task, int begin, int end, int edge, int share) noexcept nogil
    cdef int action_(self, int task, int i) noexcept nogil
    @cython.locals(action="long long")
    cdef int illegal_(self, int begin, int end) noexcept nogil
    cdef void begin_(self, int i, int share) noexcept nogil
    cdef void step_(self, int i, int action, int share) noexcept nogil
    cdef int choose_(self, int i) noexcept nogil
    cdef void look_ahead_(self, int i, int end) noexcept nogil
    cdef void expect_(self, int i, int action, int share) noexcept nogil

cdef void begin_lane(Lane lane, Desk desk) noexcept nogil
cdef bint step_lane(Lane lane, int action, Desk desk) noexcept nogil
cdef void pay_at_beginning(BatchRewards pay, int i, Lane lane, Desk desk) noexcept nogil
cdef void pay_after_step(BatchRewards pay, int i, Lane lane, bint over, Desk desk) noexcept nogil
cdef int choose_lane(Lane lane) noexcept nogil
cdef int actor_of(Lane lane) noexcept nogil
cdef void prefetch_lane(Lane lane) noexcept nogil
cdef void expect_in_lane(Lane lane, int action, Desk desk) noexcept nogil
