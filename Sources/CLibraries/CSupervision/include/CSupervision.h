#pragma once
#include <stddef.h>
#include <stdint.h>

// Linux's interfaces that Swift cannot import. Functions return -1 with `errno` on failure. All new descriptors are close-on-exec.

/// The end of a message that was longer than its buffer.
enum { espalier_link_overlong = -2 };

/// Makes two connected sockets that keep the bounds of messages (`SOCK_SEQPACKET`).
int espalier_link_pair(int *first, int *second);

/// Sends a message, and a descriptor unless it is -1.
long espalier_link_send(int link, const void *bytes, size_t count, int descriptor, int waits);

/// Receives a message and its descriptor, which is -1 if it has none. Returns the message's length, 0 at the link's end, and
/// `espalier_link_overlong` after a message that did not fit, whose descriptors are closed.
long espalier_link_receive(int link, void *bytes, size_t capacity, int *descriptor, int waits);

/// Whether a descriptor is a socket that such a pair has.
int espalier_is_link(int descriptor);

/// Limits the time that a `espalier_link_send` waits.
int espalier_link_limit_sending(int link, int seconds);

/// The kinds of events of a poll. Each input is watched for its end, too.
enum { espalier_poll_input = 1, espalier_poll_output = 2, espalier_poll_edges = 4, espalier_poll_end = 8 };

struct espalier_poll_event {
    uint64_t key;
    uint32_t events;
};

int espalier_poll_make(void);
/// Adds a descriptor, or changes the events of one that was added.
int espalier_poll_set(int poll, int descriptor, uint32_t events, uint64_t key);
int espalier_poll_remove(int poll, int descriptor);
/// Waits for events; without a limit for negative `milliseconds`. Returns 0 if a signal came.
int espalier_poll_wait(int poll, struct espalier_poll_event *events, int capacity, int milliseconds);

/// Takes a connection from a listening socket. It does not block.
int espalier_accept(int listening);
/// Copies a connection's first bytes and leaves them there.
long espalier_peek(int connection, void *bytes, size_t capacity);

/// A descriptor that is readable when a child process has ended.
int espalier_process_descriptor(int process);

/// A child process that has ended and has not been waited for; 0 if there is none.
int espalier_ended_child(void);

/// Sends a process's signals to a pipe, as one byte each, from now on. Returns the pipe's descriptor.
int espalier_catch_signals(const int *signals, size_t count);

/// Marks all descriptors from `first` on as close-on-exec.
int espalier_close_on_exec_from(int first);

/// Starts a program with a descriptor at `place`. Returns an error's number, or 0.
///
/// The program leads a group of processes, so that it gets no signal of the terminal. No signal is blocked or ignored there.
int espalier_spawn(int *process, const char *path, char *const *arguments, char *const *environment, int descriptor, int place);

/// Names the calling thread for debuggers: at most 15 characters.
void espalier_name_thread(const char *name);
