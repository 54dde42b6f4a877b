#pragma once
// Imports the C library's module instead of declaring its types again, which would hide them from files that import only that module.
#pragma clang module import SwiftGlibc
#include <sys/epoll.h>
#include <sys/eventfd.h>

#include <sys/syscall.h>
#include <unistd.h>

/* A file in memory without a name, or -1. */
static inline int espalier_memory_file(void) {
    return (int)syscall(SYS_memfd_create, "upload", 1U /* MFD_CLOEXEC */);
}

#include <fcntl.h>

/* A file without a name in a folder, which may get one later, or -1. */
static inline int espalier_unnamed_file(const char *folder) {
    return open(folder, 020000000 /* __O_TMPFILE */ | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0600);
}
