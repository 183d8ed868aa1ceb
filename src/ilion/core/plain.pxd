cdef int ask_(object state, int what, int a, int b) noexcept nogil
cdef int ask_with_(object state, str name, object first, object second) noexcept
