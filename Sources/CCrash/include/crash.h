#pragma once
#include <stddef.h>
#include <stdint.h>

/// What the main thread is at.
enum espalier_work_kind {
    espalier_idle = 0,
    /// A batch of events of a page.
    espalier_batch = 1,
    /// A session is made again from its snapshot.
    espalier_waking = 2,
    /// A new page is made.
    espalier_opening = 3,
    /// A page changes by itself.
    espalier_updating = 4,
};

/// Work as it is noted before it is done. Texts end with a zero byte.
struct espalier_work {
    uint32_t kind;
    /// The signal by which the process ended during the work; 0 where it was killed, or lives.
    uint32_t signal;
    /// Whether that was in another thread.
    uint32_t is_elsewhere;
    /// How often a process ended during this work.
    uint32_t count;
    /// When the last one did, in seconds since 1970.
    int64_t time;
    /// The batch's number, negative where it has none; the event's place in it, and its node.
    int64_t batch, event, node;
    char type[16], session[32], page[40], scene[256];
};

/// The work during which a Swift task was started. Tasks inherit it as a task-local value.
struct espalier_origin {
    uint32_t kind;
    char session[32], scene[256];
};

enum { espalier_frames = 48, espalier_faults = 64 };

/// A file that is mapped into memory: what is written there outlives the process, however that ends.
struct espalier_record {
    uint64_t magic;
    struct espalier_work current;
    /// The executable that wrote the frames, and where it was in memory.
    uint64_t executable, base, end;
    uint64_t frame_count;
    uint64_t frames[espalier_frames];
    /// Earlier work during which a process ended; the next one goes to `next`.
    uint64_t next;
    struct espalier_work faults[espalier_faults];
};

/// Maps a record's file, which is made with all its blocks. NULL with `errno` where that fails.
struct espalier_record *espalier_map_record(const char *path);

/// From now on notes in the record by which signal the process ends, and the main thread's frames; then what was to happen happens. To
/// be called on the main thread, once.
void espalier_watch_crashes(struct espalier_record *record);

/// The work, as the tasks that it starts inherit it.
struct espalier_origin espalier_origin_of(const struct espalier_work *work);

/// Sets the key of the task-local value that holds an `espalier_origin`. A crash in a task of the app is then noted as work of the
/// session that started it.
void espalier_set_origin_key(const void *key);

/// Notes work, after which `kind` is the last that is written.
void espalier_begin(struct espalier_work *work, uint32_t kind, const char *session, size_t session_count, const char *scene,
                    size_t scene_count);
void espalier_note_batch(struct espalier_work *work, int64_t batch, const char *page, size_t page_count);
void espalier_note_event(struct espalier_work *work, int64_t event, int64_t node, const char *type, size_t type_count);

/// Moves the work at which the last process ended, if it did, to the faults, and returns it there. Another end at the same work is
/// counted with the first.
struct espalier_work *espalier_take_fault(struct espalier_record *record, int64_t time);

/// The function that frame `index` of an earlier process of the same executable was in; NULL where nobody knows.
const char *espalier_frame_name(const struct espalier_record *record, size_t index);

/// The texts of a work, in the order of its members.
const char *espalier_work_type(const struct espalier_work *work);
const char *espalier_work_session(const struct espalier_work *work);
const char *espalier_work_page(const struct espalier_work *work);
const char *espalier_work_scene(const struct espalier_work *work);
const struct espalier_work *espalier_fault_at(const struct espalier_record *record, size_t index);
