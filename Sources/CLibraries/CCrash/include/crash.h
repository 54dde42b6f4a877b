#pragma once
#include <stddef.h>
#include <stdint.h>

/// The kind of work that the main thread is doing.
enum espalier_work_kind {
    espalier_idle = 0,
    /// Handles a batch of a page's events.
    espalier_batch = 1,
    /// Restores a session from its snapshot.
    espalier_waking = 2,
    /// Creates a new page.
    espalier_opening = 3,
    /// Updates a page without an event.
    espalier_updating = 4,
};

/// A description of work, recorded before the work starts. Texts are null-terminated.
struct espalier_work {
    uint32_t kind;
    /// The signal that ended the process during this work; 0 if the process was killed or is running.
    uint32_t signal;
    /// Whether the signal was raised on another thread.
    uint32_t is_elsewhere;
    /// The number of processes that ended during this work.
    uint32_t count;
    /// The time of the last end, in seconds since 1970.
    int64_t time;
    /// The batch's number, negative if it has none; the event's index in the batch, and its node.
    int64_t batch, event, node;
    char type[16], session[32], page[40], scene[256];
};

/// The work that started a Swift task. Tasks inherit it as a task-local value.
struct espalier_origin {
    uint32_t kind;
    char session[32], scene[256];
};

enum { espalier_frames = 48, espalier_faults = 64 };

/// A memory-mapped file. Its contents survive the process, whatever ends it.
struct espalier_record {
    uint64_t magic;
    struct espalier_work current;
    /// The executable that wrote the frames, and its address range.
    uint64_t executable, base, end;
    uint64_t frame_count;
    uint64_t frames[espalier_frames];
    /// Earlier work during which a process ended. The next one is written at `next`.
    uint64_t next;
    struct espalier_work faults[espalier_faults];
};

/// Maps a record's file and allocates all its blocks. Returns NULL with `errno` on failure.
struct espalier_record *espalier_map_record(const char *path);

/// From now on, records the signal that ends the process and the main thread's frames, then lets the signal take effect. Call
/// it once, on the main thread.
void espalier_watch_crashes(struct espalier_record *record);

/// The work in the form that its tasks inherit.
struct espalier_origin espalier_origin_of(const struct espalier_work *work);

/// Sets the key of the task-local value that holds an `espalier_origin`. A crash in a task of the app is then recorded as work
/// of the session that started the task.
void espalier_set_origin_key(const void *key);

/// Records work. `kind` is written last.
void espalier_begin(struct espalier_work *work, uint32_t kind, const char *session, size_t session_count, const char *scene,
                    size_t scene_count);
void espalier_note_batch(struct espalier_work *work, int64_t batch, const char *page, size_t page_count);
void espalier_note_event(struct espalier_work *work, int64_t event, int64_t node, const char *type, size_t type_count);

/// Adds work during which processes ended `count` times, the last one at `time`, to the faults.
struct espalier_work *espalier_add_fault(struct espalier_record *record, const struct espalier_work *work, uint32_t count,
                                         int64_t time);

/// If the last process ended during work, moves that work to the faults and returns it there. Repeated ends during the same
/// work increase its count.
struct espalier_work *espalier_take_fault(struct espalier_record *record, int64_t time);

/// The name of the function of frame `index`, recorded by an earlier process of the same executable; NULL if unknown.
const char *espalier_frame_name(const struct espalier_record *record, size_t index);

/// The address of frame `index` in the executable's file, as debuggers know it; that of the call for all frames but the first.
uint64_t espalier_frame_address(const struct espalier_record *record, size_t index);

/// The texts of a work record, in the order of its members.
const char *espalier_work_type(const struct espalier_work *work);
const char *espalier_work_session(const struct espalier_work *work);
const char *espalier_work_page(const struct espalier_work *work);
const char *espalier_work_scene(const struct espalier_work *work);
const struct espalier_work *espalier_fault_at(const struct espalier_record *record, size_t index);
