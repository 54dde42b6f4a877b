#define _GNU_SOURCE
#include "CSupervision.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

int espalier_link_pair(int *first, int *second) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    *first = ends[0];
    *second = ends[1];
    return 0;
}

long espalier_link_send(int link, const void *bytes, size_t count, int descriptor, int waits) {
    struct iovec part = {(void *)bytes, count};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.space;
        message.msg_controllen = sizeof control.space;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    }
    long sent;
    do sent = sendmsg(link, &message, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
    while (sent < 0 && errno == EINTR);
    return sent;
}

long espalier_link_receive(int link, void *bytes, size_t capacity, int *descriptor, int waits) {
    struct iovec part = {bytes, capacity};
    // Room for more than one descriptor, so that a wrong sender's are closed rather than lost.
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int) * 4)];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.space, .msg_controllen = sizeof control.space};
    *descriptor = -1;
    long count;
    do count = recvmsg(link, &message, MSG_CMSG_CLOEXEC | (waits ? 0 : MSG_DONTWAIT));
    while (count < 0 && errno == EINTR);
    if (count < 0) return count;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t received = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < received; index += 1) {
            int each;
            memcpy(&each, CMSG_DATA(header) + index * sizeof(int), sizeof each);
            if (*descriptor < 0 && !(message.msg_flags & MSG_TRUNC)) *descriptor = each;
            else close(each);
        }
    }
    return message.msg_flags & MSG_TRUNC ? espalier_link_overlong : count;
}

int espalier_is_link(int descriptor) {
    int type = 0, domain = 0;
    socklen_t length = sizeof type;
    if (getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) != 0) return 0;
    length = sizeof domain;
    if (getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &length) != 0) return 0;
    return type == SOCK_SEQPACKET && domain == AF_UNIX;
}

int espalier_link_limit_sending(int link, int seconds) {
    struct timeval limit = {.tv_sec = seconds};
    return setsockopt(link, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
}

int espalier_poll_make(void) { return epoll_create1(EPOLL_CLOEXEC); }

int espalier_poll_set(int poll, int descriptor, uint32_t events, uint64_t key) {
    struct epoll_event event = {.data.u64 = key};
    if (events & espalier_poll_input) event.events |= EPOLLIN | EPOLLRDHUP;
    if (events & espalier_poll_output) event.events |= EPOLLOUT;
    if (events & espalier_poll_edges) event.events |= EPOLLET;
    if (epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event) == 0) return 0;
    return errno == EEXIST ? epoll_ctl(poll, EPOLL_CTL_MOD, descriptor, &event) : -1;
}

int espalier_poll_remove(int poll, int descriptor) { return epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, NULL); }

int espalier_poll_wait(int poll, struct espalier_poll_event *events, int capacity, int milliseconds) {
    struct epoll_event found[128];
    int count = epoll_wait(poll, found, capacity < 128 ? capacity : 128, milliseconds);
    if (count < 0) return errno == EINTR ? 0 : -1;
    for (int index = 0; index < count; index += 1) {
        uint32_t kinds = 0;
        if (found[index].events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)) kinds |= espalier_poll_input;
        if (found[index].events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) kinds |= espalier_poll_end;
        if (found[index].events & EPOLLOUT) kinds |= espalier_poll_output;
        events[index] = (struct espalier_poll_event){found[index].data.u64, kinds};
    }
    return count;
}

int espalier_accept(int listening) { return accept4(listening, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC); }

long espalier_peek(int connection, void *bytes, size_t capacity) {
    return recv(connection, bytes, capacity, MSG_PEEK | MSG_DONTWAIT);
}

int espalier_process_descriptor(int process) {
    // `pidfd_open` sets close-on-exec by itself.
    return (int)syscall(SYS_pidfd_open, process, 0);
}

int espalier_ended_child(void) {
    siginfo_t ended = {0};
    return waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 ? ended.si_pid : 0;
}

static int signals_pipe[2] = {-1, -1};

static void note_signal(int signal) {
    int before = errno;
    unsigned char byte = (unsigned char)signal;
    (void)!write(signals_pipe[1], &byte, 1);
    errno = before;
}

int espalier_catch_signals(const int *signals, size_t count) {
    if (signals_pipe[0] < 0 && pipe2(signals_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
    sigset_t set;
    sigemptyset(&set);
    for (size_t index = 0; index < count; index += 1) {
        if (sigaction(signals[index], &action, NULL) != 0) return -1;
        sigaddset(&set, signals[index]);
    }
    // A program inherits blocked signals from its parent.
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    return signals_pipe[0];
}

int espalier_close_on_exec_from(int first) {
    if (syscall(SYS_close_range, (unsigned int)first, ~0U, CLOSE_RANGE_CLOEXEC) == 0) return 0;
    // Before Linux 5.11.
    long limit = sysconf(_SC_OPEN_MAX);
    if (limit < 0 || limit > 65536) limit = 65536;
    for (int descriptor = first; descriptor < limit; descriptor += 1) {
        int flags = fcntl(descriptor, F_GETFD);
        if (flags >= 0) fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC);
    }
    return 0;
}

int espalier_spawn(int *process, const char *path, char *const *arguments, char *const *environment, int descriptor, int place) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int code = posix_spawn_file_actions_init(&actions);
    if (code != 0) return code;
    code = posix_spawnattr_init(&attributes);
    if (code != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return code;
    }
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    code = posix_spawn_file_actions_adddup2(&actions, descriptor, place);
    if (code == 0) code = posix_spawnattr_setsigmask(&attributes, &none);
    if (code == 0) code = posix_spawnattr_setsigdefault(&attributes, &all);
    if (code == 0) code = posix_spawnattr_setpgroup(&attributes, 0);
    if (code == 0)
        code = posix_spawnattr_setflags(
            &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    pid_t started = 0;
    if (code == 0) code = posix_spawn(&started, path, &actions, &attributes, arguments, environment);
    if (code == 0) *process = started;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code;
}

void espalier_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }
