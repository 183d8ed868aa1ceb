cimport cython
from libc.stdint cimport uint64_t
from ilion.core.state cimport State

cdef int NEAR
cdef uint64_t EVERY_PIECE

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(__GNUC__) || defined(__clang__)
    #define ilion_fetch_line(p) __builtin_prefetch(p)
    #else
    #define ilion_fetch_line(p) ((void) (p))
    #endif
    static CYTHON_INLINE void ilion_fetch(const void *from, Py_ssize_t offset, Py_ssize_t length) {
        const char *first = (const char *) from + offset, *line = first - ((uintptr_t) first & 63);
        for (; line < first + length; line += 64) ilion_fetch_line(line);
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
    """
    void ilion_fetch(void *start, Py_ssize_t offset, Py_ssize_t length) noexcept nogil
    void ilion_mark_bits(unsigned char *out, unsigned int bits, int n) noexcept nogil

cdef class RewritingState(State):
    cdef void rewrite_(self, int seat, float[::1] out, bint anew) noexcept nogil
    cdef uint64_t pieces_with_marks_(self) noexcept nogil
    cdef void fetch_fields_(self) noexcept nogil
    cdef void expect_(self, int action, float[::1] out) noexcept nogil

    # In interpreted mode, ilion/core/fetching.py stands in for these.
    @cython.final
    cdef inline void fetch_(self, void *field, int offset, int length) noexcept nogil:
        ilion_fetch(field, offset, length)

    @cython.final
    cdef inline void fetch_first_(self, int length) noexcept nogil:
        ilion_fetch(<void *> self, 0, length)

    @cython.final
    cdef inline void fetch_entries_(self, float[::1] out, int first, int n) noexcept nogil:
        ilion_fetch(&out[0], 4 * first, 4 * n)

    @cython.final
    cdef inline void mark_bits_(self, unsigned char[::1] out, int first, int bits, int n) noexcept nogil:
        ilion_mark_bits(&out[first], bits, n)
