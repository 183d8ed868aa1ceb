cimport cython

cdef int HALVINGS, SERIES

cdef inline float *start(float[::1] buffer) noexcept nogil:
    return &buffer[0]

cdef extern from *:
    """
    #ifdef _MSC_VER
    #define ILION_ALONE __restrict
    #else
    #define ILION_ALONE __restrict__
    #endif
    /* Four rows at a time: the sums are loaded and stored a quarter as often, and every sum still has the order of the inputs. */
    static void ilion_add_rows(const float *x, Py_ssize_t inputs, const float *rows, float *ILION_ALONE sums, Py_ssize_t n) {
        const float *r[4];
        float v[4];
        int k = 0;
        for (Py_ssize_t i = 0; i < inputs; i++) {
            if (x[i] == 0) continue;
            r[k] = rows + i * n;
            v[k] = x[i];
            if (++k < 4) continue;
            k = 0;
            const float *r0 = r[0], *r1 = r[1], *r2 = r[2], *r3 = r[3];
            const float v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3];
            for (Py_ssize_t j = 0; j < n; j++) {
                float sum = sums[j];
                sum = sum + v0 * r0[j];
                sum = sum + v1 * r1[j];
                sum = sum + v2 * r2[j];
                sum = sum + v3 * r3[j];
                sums[j] = sum;
            }
        }
        for (int q = 0; q < k; q++)
            for (Py_ssize_t j = 0; j < n; j++)
                sums[j] = sums[j] + v[q] * r[q][j];
    }
    static void ilion_rectify(float *sums, Py_ssize_t n) {
        for (Py_ssize_t j = 0; j < n; j++)
            sums[j] = sums[j] > 0 ? sums[j] : 0;
    }
    """
    void add_rows "ilion_add_rows"(const float *x, Py_ssize_t inputs, const float *rows, float *sums, Py_ssize_t n) noexcept nogil
    void rectify "ilion_rectify"(float *sums, Py_ssize_t n) noexcept nogil

@cython.locals(small=double, term=double, total=double, i=int, _=int)
cdef double exp_(double x) noexcept nogil

cdef class Network:
    cdef readonly object header, flat
    cdef readonly int n_inputs, n_first, n_second, n_outputs
    cdef float[::1] first, first_bias, second, second_bias, third, third_bias

    cdef float a[256]
    cdef float b[256]
    cdef int fence  # the checked build sees no array at the end of a class

    @cython.final
    @cython.locals(j=Py_ssize_t)
    cdef void forward_(self, float[::1] x, float[::1] y) noexcept nogil
