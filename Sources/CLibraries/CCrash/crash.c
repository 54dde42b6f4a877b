#define _GNU_SOURCE
#include "crash.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

extern char __executable_start[], etext[];

static const uint64_t magic = 0x31304b524f575345; // "ESWORK01"
static const int watched[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};

static struct espalier_record *record;
static struct sigaction before[NSIG];
static pid_t main_thread;

static uint64_t executable(void) {
    struct stat status;
    if (stat("/proc/self/exe", &status) != 0) return 0;
    return (uint64_t)status.st_ino * 31 + (uint64_t)status.st_mtim.tv_sec * 1000003 + (uint64_t)status.st_mtim.tv_nsec
        + (uint64_t)status.st_size;
}

static void end_texts(struct espalier_work *work) {
    work->type[sizeof work->type - 1] = work->session[sizeof work->session - 1] = 0;
    work->page[sizeof work->page - 1] = work->scene[sizeof work->scene - 1] = 0;
}

struct espalier_record *espalier_map_record(const char *path) {
    int descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return NULL;
    // Allocate all blocks now: if the disk is full, writing to a mapped page without a block would crash.
    int code = posix_fallocate(descriptor, 0, sizeof(struct espalier_record));
    void *memory = MAP_FAILED;
    if (code == 0) memory = mmap(NULL, sizeof(struct espalier_record), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    else errno = code;
    code = errno;
    close(descriptor);
    errno = code;
    if (memory == MAP_FAILED) return NULL;
    struct espalier_record *mapped = memory;
    if (mapped->magic != magic) {
        memset(mapped, 0, sizeof *mapped);
        mapped->magic = magic;
    }
    // Terminate all texts, whatever the file contains.
    end_texts(&mapped->current);
    for (size_t index = 0; index < espalier_faults; index++) end_texts(&mapped->faults[index]);
    if (mapped->frame_count > espalier_frames) mapped->frame_count = 0;
    return mapped;
}

/// Follows the frame pointers, which Swift preserves.
static void walk(void *context) {
    const ucontext_t *machine = context;
#if defined(__x86_64__)
    uintptr_t counter = machine->uc_mcontext.gregs[REG_RIP], frame = machine->uc_mcontext.gregs[REG_RBP];
    uintptr_t stack = machine->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    uintptr_t counter = machine->uc_mcontext.pc, frame = machine->uc_mcontext.regs[29], stack = machine->uc_mcontext.sp;
#else
    uintptr_t counter = 0, frame = 0, stack = 0;
#endif
    size_t count = 0;
    record->frames[count++] = counter;
    while (count < espalier_frames && frame >= stack && frame - stack < 64u << 20 && frame % 8 == 0) {
        const uintptr_t *link = (const uintptr_t *)frame;
        if (link[1] == 0) break;
        record->frames[count++] = link[1];
        if (link[0] <= frame || link[0] - frame > 1u << 20) break;
        frame = link[0];
    }
    record->frame_count = count;
}

static const void *origin_key;

// Part of the Swift runtime: the current task's value for a key, or the thread's value outside of tasks; NULL if there is none.
// It walks a list of the task without locking.
__attribute__((swiftcall)) extern const void *swift_task_localValueGet(const void *key);

/// Records the work that started the current task, unless the main thread records work of its own.
static void note_origin(void) {
    int is_main = gettid() == main_thread;
    if (!origin_key || (is_main && record->current.kind != espalier_idle)) return;
    const struct espalier_origin *origin = swift_task_localValueGet(origin_key);
    if (!origin || origin->kind == espalier_idle) return;
    struct espalier_work *work = &record->current;
    // A page that failed while it was opened has no session to refuse.
    int opens = origin->kind == espalier_opening;
    espalier_begin(work, opens ? espalier_opening : espalier_updating, origin->session, opens ? 0 : strlen(origin->session),
                   origin->scene, strlen(origin->scene));
}

static void note(int signal, siginfo_t *information, void *context) {
    int code = errno;
    if (record && record->current.signal == 0) note_origin();
    if (record && record->current.kind != espalier_idle && record->current.signal == 0) {
        record->current.signal = (uint32_t)signal;
        record->current.is_elsewhere = gettid() != main_thread;
        walk(context);
    }
    const struct sigaction *old = &before[signal];
    sigaction(signal, old, NULL);
    errno = code;
    if (old->sa_flags & SA_SIGINFO) old->sa_sigaction(signal, information, context);
    else if (old->sa_handler != SIG_DFL && old->sa_handler != SIG_IGN) old->sa_handler(signal);
    // A fault happens again when the handler returns. A signal that was sent has to be sent again.
    else if (information->si_code <= 0) raise(signal);
}

void espalier_watch_crashes(struct espalier_record *watched_record) {
    record = watched_record;
    record->executable = executable();
    record->base = (uint64_t)(uintptr_t)__executable_start;
    record->end = (uint64_t)(uintptr_t)etext;
    if (main_thread) return;
    main_thread = gettid();
    // After a stack overflow, the handler needs a stack of its own.
    stack_t stack;
    if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
        stack.ss_size = 1 << 16;
        stack.ss_sp = malloc(stack.ss_size);
        stack.ss_flags = 0;
        if (stack.ss_sp) sigaltstack(&stack, NULL);
    }
    struct sigaction action = {.sa_sigaction = note, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof watched / sizeof *watched; index++)
        sigaction(watched[index], &action, &before[watched[index]]);
}

static void put(char *place, size_t capacity, const char *text, size_t count) {
    if (count >= capacity) count = capacity - 1;
    memcpy(place, text, count);
    place[count] = 0;
}

void espalier_begin(struct espalier_work *work, uint32_t kind, const char *session, size_t session_count, const char *scene,
                    size_t scene_count) {
    work->signal = 0;
    work->is_elsewhere = 0;
    work->batch = work->event = work->node = -1;
    work->type[0] = work->page[0] = 0;
    put(work->session, sizeof work->session, session, session_count);
    put(work->scene, sizeof work->scene, scene, scene_count);
    __atomic_store_n(&work->kind, kind, __ATOMIC_RELEASE);
}

struct espalier_origin espalier_origin_of(const struct espalier_work *work) {
    struct espalier_origin origin = {.kind = work->kind};
    memcpy(origin.session, work->session, sizeof origin.session);
    memcpy(origin.scene, work->scene, sizeof origin.scene);
    return origin;
}

void espalier_set_origin_key(const void *key) { origin_key = key; }

void espalier_note_batch(struct espalier_work *work, int64_t batch, const char *page, size_t page_count) {
    work->batch = batch;
    put(work->page, sizeof work->page, page, page_count);
}

void espalier_note_event(struct espalier_work *work, int64_t event, int64_t node, const char *type, size_t type_count) {
    work->event = event;
    work->node = node;
    put(work->type, sizeof work->type, type, type_count);
}

static int is_same(const struct espalier_work *one, const struct espalier_work *other) {
    return one->kind == other->kind && one->batch == other->batch && strcmp(one->session, other->session) == 0
        && strcmp(one->page, other->page) == 0 && strcmp(one->scene, other->scene) == 0;
}

struct espalier_work *espalier_add_fault(struct espalier_record *record, const struct espalier_work *work, uint32_t count,
                                         int64_t time) {
    struct espalier_work *fault = NULL;
    for (size_t index = 0; index < espalier_faults && !fault; index++)
        if (is_same(&record->faults[index], work)) fault = &record->faults[index];
    uint32_t earlier = fault ? fault->count : 0;
    if (!fault) fault = &record->faults[record->next++ % espalier_faults];
    *fault = *work;
    fault->count = earlier + count;
    fault->time = time;
    return fault;
}

struct espalier_work *espalier_take_fault(struct espalier_record *record, int64_t time) {
    if (record->current.kind == espalier_idle) return NULL;
    struct espalier_work *fault = espalier_add_fault(record, &record->current, 1, time);
    record->current.kind = espalier_idle;
    return fault;
}

/// The function at an address of this executable, from its symbol table; NULL if the executable is stripped.
static const char *symbol(uintptr_t address) {
    static const char *image;
    static size_t size;
    if (!image) {
        int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
        struct stat status;
        if (descriptor < 0 || fstat(descriptor, &status) != 0) return NULL;
        void *memory = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        close(descriptor);
        if (memory == MAP_FAILED) return NULL;
        image = memory;
        size = (size_t)status.st_size;
    }
    const ElfW(Ehdr) *header = (const void *)image;
    if (size < sizeof *header || header->e_shoff > size
        || header->e_shnum * sizeof(ElfW(Shdr)) > size - header->e_shoff) return NULL;
    uintptr_t place = header->e_type == ET_DYN ? address - (uintptr_t)__executable_start : address;
    const ElfW(Shdr) *sections = (const void *)(image + header->e_shoff);
    for (size_t index = 0; index < header->e_shnum; index++) {
        const ElfW(Shdr) *table = &sections[index];
        if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
        const ElfW(Shdr) *names = &sections[table->sh_link];
        if (table->sh_offset + table->sh_size > size || names->sh_offset + names->sh_size > size) continue;
        const ElfW(Sym) *symbols = (const void *)(image + table->sh_offset);
        for (size_t number = 0; number < table->sh_size / sizeof *symbols; number++) {
            const ElfW(Sym) *known = &symbols[number];
            if ((known->st_info & 15) == STT_FUNC && place >= known->st_value && place < known->st_value + known->st_size
                && known->st_name < names->sh_size) return image + names->sh_offset + known->st_name;
        }
    }
    return NULL;
}

const char *espalier_frame_name(const struct espalier_record *record, size_t index) {
    uint64_t address = record->frames[index];
    if (record->executable != executable() || address < record->base || address >= record->end) return NULL;
    // A return address follows the call, which may be the function's last instruction.
    return symbol((uintptr_t)(address - record->base) + (uintptr_t)__executable_start - (index > 0));
}

uint64_t espalier_frame_address(const struct espalier_record *record, size_t index) {
    return record->frames[index] - record->base - (index > 0);
}

const char *espalier_work_type(const struct espalier_work *work) { return work->type; }
const char *espalier_work_session(const struct espalier_work *work) { return work->session; }
const char *espalier_work_page(const struct espalier_work *work) { return work->page; }
const char *espalier_work_scene(const struct espalier_work *work) { return work->scene; }
const struct espalier_work *espalier_fault_at(const struct espalier_record *record, size_t index) { return &record->faults[index]; }
