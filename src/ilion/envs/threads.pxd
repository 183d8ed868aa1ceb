cimport cython
from libc.stdlib cimport calloc, free

cdef extern from *:
    """
    #include "pythread.h"
    #ifdef _WIN32
    #define ilion_process() 0
    #else
    #include <unistd.h>
    #define ilion_process() ((int) getpid())
    #endif
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    #define ilion_load(p) ((int) _InterlockedOr((volatile long *) (p), 0))
    #define ilion_swap(p, v) ((int) _InterlockedExchange((volatile long *) (p), (v)))
    #define ilion_add(p, v) ((int) _InterlockedExchangeAdd((volatile long *) (p), (v)))
    #if defined(_M_X64) || defined(_M_IX86)
    #define ilion_pause() _mm_pause()
    #else
    #define ilion_pause() ((void) 0)
    #endif
    #else
    #define ilion_load(p) __atomic_load_n((p), __ATOMIC_SEQ_CST)
    #define ilion_swap(p, v) __atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST)
    #define ilion_add(p, v) __atomic_fetch_add((p), (v), __ATOMIC_SEQ_CST)
    #if defined(__x86_64__) || defined(__i386__)
    #define ilion_pause() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define ilion_pause() __asm__ __volatile__("yield")
    #else
    #define ilion_pause() ((void) 0)
    #endif
    #endif
    /* On a cache line of its own: its thread looks at it all the time. */
    typedef struct { int asleep; PyThread_type_lock lock; char apart[64 - 2 * sizeof(void *)]; } IlionDoor;
    """
    ctypedef void *PyThread_type_lock
    ctypedef struct IlionDoor:
        int asleep
        PyThread_type_lock lock
    PyThread_type_lock PyThread_allocate_lock() nogil
    void PyThread_free_lock(PyThread_type_lock lock) nogil
    int PyThread_acquire_lock(PyThread_type_lock lock, int wait) nogil
    void PyThread_release_lock(PyThread_type_lock lock) nogil
    int ilion_load(int *p) nogil
    int ilion_swap(int *p, int v) nogil
    int ilion_add(int *p, int v) nogil
    void ilion_pause() nogil
    int ilion_process() nogil

cdef enum:
    SPINS = 1500  # some ten microseconds: as long as a processor takes to wake up

cdef class Work:
    cdef void do_(self, int task, int share) noexcept nogil

# A waiting thread watches a counter for a moment, and then sleeps at a door: it notes that it sleeps and checks once more; the
# thread that opens the door first removes the note. So no door is opened twice, and none is missed. In interpreted mode, threads.py
# has its own.
@cython.final
cdef class Yard:
    cdef int shares, round, pending, closed, task
    cdef int process  # in which the threads are: a fork does not copy them
    cdef IlionDoor *doors  # one for each share; the first is the caller's
    cdef void *work  # of this round; the caller keeps it alive

    cdef inline int build(self, int shares) except -1:
        cdef int i
        if shares < 1:
            raise ValueError("at least one share")
        self.shares = shares
        self.process = ilion_process()
        self.doors = <IlionDoor *> calloc(<size_t> shares, sizeof(IlionDoor))
        if not self.doors:
            raise MemoryError
        for i in range(shares):
            self.doors[i].lock = PyThread_allocate_lock()
            if not self.doors[i].lock:
                raise MemoryError
            PyThread_acquire_lock(self.doors[i].lock, 1)
        return 0

    cdef inline void tear_down(self) noexcept:
        cdef int i
        if self.doors:
            for i in range(self.shares):
                if self.doors[i].lock:
                    PyThread_release_lock(self.doors[i].lock)
                    PyThread_free_lock(self.doors[i].lock)
            free(self.doors)
            self.doors = NULL

    cdef inline void wait_(self, int share, int *counter, int wanted, bint change) noexcept nogil:
        """Wait until the counter has a value, or no longer has it."""
        cdef int spin
        for spin in range(SPINS):
            if (ilion_load(counter) == wanted) != change:
                return
            ilion_pause()
        while (ilion_load(counter) == wanted) == change:
            ilion_swap(&self.doors[share].asleep, 1)
            if (ilion_load(counter) == wanted) == change or not ilion_swap(&self.doors[share].asleep, 0):
                PyThread_acquire_lock(self.doors[share].lock, 1)

    cdef inline void open_(self, int share) noexcept nogil:
        if ilion_swap(&self.doors[share].asleep, 0):
            PyThread_release_lock(self.doors[share].lock)

    cdef inline void serve_(self, int share) noexcept nogil:
        """Do one share of every round, until the yard is closed."""
        cdef int round = 0
        while True:
            self.wait_(share, &self.round, round, True)
            round += 1
            if ilion_load(&self.closed):
                return
            (<Work> self.work).do_(self.task, share)
            if ilion_add(&self.pending, -1) == 1:
                self.open_(0)

    cdef inline void begin_(self) noexcept nogil:
        cdef int share
        ilion_add(&self.round, 1)
        for share in range(1, self.shares):
            self.open_(share)

    cdef inline void run_(self, Work work, int task) noexcept nogil:
        """Have all shares of a task done, and return when they are."""
        cdef int share
        if self.closed or self.shares == 1 or self.process != ilion_process():
            for share in range(self.shares):
                work.do_(task, share)
            return
        self.work = <void *> work
        self.task = task
        ilion_swap(&self.pending, self.shares - 1)
        self.begin_()
        work.do_(task, 0)
        self.wait_(0, &self.pending, 0, False)

    cdef inline void close_(self) noexcept nogil:
        if not self.closed:
            ilion_swap(&self.closed, 1)
            self.begin_()

cdef class WorkerThreads:
    cdef Yard yard
    cdef readonly list others
    cdef void run_(self, Work work, int task) noexcept nogil
