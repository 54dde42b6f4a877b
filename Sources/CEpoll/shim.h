#pragma once
// The C library's types are the ones of its own module: declared here once more, they would be hidden from who imports that alone.
#pragma clang module import SwiftGlibc
#include <sys/epoll.h>
#include <sys/eventfd.h>
