cimport cython
from libc.string cimport memcpy
from ilion.core.plain cimport ask_, ask_with_
from ilion.core.rng cimport Rng

cdef int CHANCE, OVER
cdef enum:  # in the order of ASKED in ilion/core/plain.py
    COUNT, NTH, LEGAL, WEIGHT, APPLY, SEEN, REVEALS, SCORE, PLACE

# State itself tells the garbage collector everything about its objects. Without this line, every class derived from it would do so
# again when one of its objects is freed, and a game has up to seven of them.
@cython.no_gc
cdef class State:
    cdef readonly object game
    cdef readonly object options
    # From here on no field is an object: a copy takes them all as one block.
    cdef size_t span  # the length of that block
    cdef readonly int seats
    cdef readonly int actor
    cdef int count_(self) noexcept nogil
    cdef int nth_(self, int i) noexcept nogil
    cdef bint legal_(self, int action) noexcept nogil
    cdef int weight_(self, int i) noexcept nogil
    @cython.locals(n=int, i=int, total=int, ticket=int)
    cdef int draw_(self, Rng rng) noexcept nogil
    cdef void apply_(self, int action) noexcept nogil
    cdef void step_(self, Rng rng) noexcept nogil
    cdef int seen_(self, int action, int seat) noexcept nogil
    cdef bint reveals_(self, int action) noexcept nogil
    cdef int score_(self, int seat) noexcept nogil
    @cython.locals(place=int, other=int, mine=int)
    cdef int place_(self, int seat) noexcept nogil
    cdef State blank_(self)
    cdef void assign_(self, State other) noexcept nogil
    cdef void resample_(self, int seat, Rng rng) noexcept nogil
    cdef void tensor_into_(self, int seat, float[::1] out) noexcept nogil
    @cython.locals(i=int)
    cdef void mask_into_(self, unsigned char[::1] out) noexcept nogil
    cpdef int n_legal(self)
    @cython.locals(n=int)
    cpdef void apply_nth(self, int i)
    @cython.locals(other=State)
    cpdef State copy(self)

cdef extern from *:
    """
    static CYTHON_INLINE size_t ilion_size(PyObject *o) {  /* without what a Python class statement adds */
        PyTypeObject *t = Py_TYPE(o);
        while (t->tp_flags & Py_TPFLAGS_HEAPTYPE) t = t->tp_base;
        return (size_t) t->tp_basicsize;
    }
    static CYTHON_INLINE int ilion_plain(void *o) {
        return (int) PyType_HasFeature(Py_TYPE((PyObject *) o), Py_TPFLAGS_HEAPTYPE);
    }
    static CYTHON_INLINE PyObject *ilion_bare(PyObject *o) {
        static PyObject *none = NULL;
        if (!none && !(none = PyTuple_New(0))) return NULL;
        return Py_TYPE(o)->tp_new(Py_TYPE(o), none, NULL);
    }
    /* The same without setting every byte to zero, which takes as long as a copy: only the first `head` bytes, which are no numbers,
       are those of the other object. A checked build fills the rest, so that what is read before it is written is not like new. */
    static CYTHON_INLINE PyObject *ilion_unfilled(PyObject *o, size_t head) {
        PyTypeObject *type = Py_TYPE(o);
        PyObject *made = PyType_IS_GC(type) ? PyObject_GC_New(PyObject, type) : PyObject_New(PyObject, type);
        if (!made) return NULL;
        memcpy((char *) made + sizeof(PyObject), (char *) o + sizeof(PyObject), head - sizeof(PyObject));
    #ifdef ILION_CHECKED
        memset((char *) made + head, 0xA5, (size_t) type->tp_basicsize - head);
    #endif
        return made;
    }
    #define ilion_watch(o) (PyType_IS_GC(Py_TYPE(o)) ? PyObject_GC_Track(o) : (void) 0)
    """
    size_t ilion_size(object o)
    bint ilion_plain(State o) noexcept nogil
    object ilion_bare(object o)
    object ilion_unfilled(object o, size_t head)
    void ilion_watch(object o)
    void Py_INCREF(object o)

# In interpreted mode, ilion/core/interpreted.py stands in for these.
cdef inline bint is_plain(State s) noexcept nogil:
    return ilion_plain(s)

cdef inline State bare(State s):
    cdef size_t head = <char *> &s.span - <char *> <void *> s
    if s.span == own_span(s):  # fields that no table declares may be objects
        return <State> ilion_bare(s)
    made = <State> ilion_unfilled(s, head)
    Py_INCREF(made.game)
    Py_INCREF(made.options)
    ilion_watch(made)
    return made

cdef inline size_t own_span(State s) noexcept nogil:
    """The length of the block if there is nothing in it but the fields of State itself."""
    return <char *> (&s.actor + 1) - <char *> &s.span

cdef inline void copy_block(State to, State source) noexcept nogil:
    memcpy(&to.span, &source.span, source.span)

cdef inline int set_span(State s, size_t end) except -1:
    """The block ends at the offset `end`, or where State itself ends."""
    cdef size_t begin = <char *> &s.span - <char *> <void *> s
    s.span = end - begin if end > 0 else own_span(s)
    if begin + s.span > ilion_size(s):
        raise SystemError("the fields reach beyond the object")
    return 0

cdef inline int put(State s, size_t at, bytes data) except -1:
    if data:
        if at < <size_t> (<char *> &s.span - <char *> <void *> s) or at + len(data) > ilion_size(s):
            raise SystemError("a field lies outside the object")
        memcpy(<char *> <void *> s + at, <char *> data, len(data))
    return 0
