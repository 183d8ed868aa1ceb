cimport cython
from libc.stdint cimport uint16_t, uint64_t
from ilion.core.state cimport State

cdef int NEAR
cdef uint64_t EVERY_PIECE, ONE

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #ifdef __SSE2__
    #include <emmintrin.h>
    #endif
    #if defined(__GNUC__) || defined(__clang__)
    #define ilion_fetch_line(p) __builtin_prefetch(p)
    #else
    #define ilion_fetch_line(p) ((void) (p))
    #endif
    /* As many times as `most` bytes need, a constant: a processor could not foresee the end of a loop that depends on the length, and
       what it did beyond the end would be in vain. Beyond the last byte its line is fetched again, which costs next to nothing. */
    static CYTHON_INLINE void ilion_fetch(const void *from, Py_ssize_t offset, Py_ssize_t length, Py_ssize_t most) {
        const char *first = (const char *) from + offset, *last = first + length - 1;
        Py_ssize_t at;
        for (at = 0; at < most; at += 64) ilion_fetch_line(first + at < last ? first + at : last);
        ilion_fetch_line(last);
    }
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ || defined(_WIN32)
    static CYTHON_INLINE uint64_t ilion_eight_marks(uint64_t bits) {  /* the lowest bit to the first byte */
        uint64_t kept = (bits & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
        return (kept + 0x7f7f7f7f7f7f7f7fULL) >> 7 & 0x0101010101010101ULL;
    }
    static CYTHON_INLINE void ilion_mark_bits(unsigned char *out, unsigned int bits, int n) {
        uint64_t marks;
        uint32_t four;
        for (; n >= 8; n -= 8, out += 8, bits >>= 8) {
            marks = ilion_eight_marks(bits);
            memcpy(out, &marks, 8);
        }
        if (n >= 4) {
            four = (uint32_t) ilion_eight_marks(bits);
            memcpy(out, &four, 4);
            n -= 4, out += 4, bits >>= 4;
        }
        for (; n > 0; n--, bits >>= 1) *out++ = bits & 1;
    }
    #else
    static CYTHON_INLINE void ilion_mark_bits(unsigned char *out, unsigned int bits, int n) {
        for (; n > 0; n--, bits >>= 1) *out++ = bits & 1;
    }
    #endif
    static CYTHON_INLINE int ilion_low_bytes(const unsigned char *from) {
    #ifdef __SSE2__
        return ~_mm_movemask_epi8(_mm_loadl_epi64((const __m128i *) from)) & 255;
    #else
        int i, low = 0;
        for (i = 0; i < 8; i++) low |= (from[i] < 128) << i;
        return low;
    #endif
    }
    static CYTHON_INLINE void ilion_put_twelves(uint64_t *out, const uint16_t *rows, int n) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ || defined(_WIN32)
        int row;
        for (row = 0; row < n; row += 4) {  /* four rows are six bytes; the two behind them are zeros until the next ones come */
            uint64_t four;
            memcpy(&four, rows + row, 8);
            four = (four & 0xfff) | (four >> 4 & 0xfff000) | (four >> 8 & 0xfff000000ULL) | (four >> 12 & 0xfff000000000ULL);
            memcpy((char *) out + row / 4 * 6, &four, 8);
        }
    #else
        int row, bit;
        for (row = 0; row < n; row++)
            for (bit = 0; bit < 12; bit++)
                out[(12 * row + bit) >> 6] |= (uint64_t) (rows[row] >> bit & 1) << ((12 * row + bit) & 63);
    #endif
    }
    """
    void ilion_fetch(void *start, Py_ssize_t offset, Py_ssize_t length, Py_ssize_t most) noexcept nogil
    void ilion_mark_bits(unsigned char *out, unsigned int bits, int n) noexcept nogil
    int ilion_low_bytes(const unsigned char *start) noexcept nogil
    void ilion_put_twelves(uint64_t *out, const uint16_t *rows, int n) noexcept nogil

cdef class RewritingState(State):
    cdef void rewrite_(self, int seat, float[::1] out, bint anew) noexcept nogil
    @cython.locals(n=int, i=int, action=int)
    cdef int legal_bits_(self, uint64_t[::1] out) noexcept nogil
    cdef uint64_t pieces_with_marks_(self) noexcept nogil
    cdef void fetch_fields_(self) noexcept nogil
    cdef void expect_(self, int action, float[::1] out) noexcept nogil

    # In interpreted mode, ilion/core/fetching.py stands in for these.
    @cython.final
    cdef inline void fetch_(self, void *field, int offset, int length, int most) noexcept nogil:
        ilion_fetch(field, offset, length, most)

    @cython.final
    cdef inline void fetch_first_(self, int length) noexcept nogil:
        ilion_fetch(<void *> self, 0, length, length)

    @cython.final
    cdef inline void fetch_entries_(self, float[::1] out, int first, int n) noexcept nogil:
        ilion_fetch(&out[0], 4 * first, 4 * n, 4 * n)

    @cython.final
    cdef inline void mark_bits_(self, unsigned char[::1] out, int first, int bits, int n) noexcept nogil:
        ilion_mark_bits(&out[first], bits, n)

    @cython.final
    cdef inline int low_bytes_(self, void *field, int first) noexcept nogil:
        return ilion_low_bytes(<unsigned char *> field + first)

    @cython.final
    cdef inline void put_twelves_(self, uint64_t[::1] out, uint16_t *rows, int n) noexcept nogil:
        ilion_put_twelves(&out[0], rows, n)
