# Eight-bit integers whose arrays Cython converts to Python lists of numbers: an array of its own uint8_t would become a C string.
cdef extern from "<stdint.h>":
    ctypedef short byte "uint8_t"
    ctypedef short sbyte "int8_t"
