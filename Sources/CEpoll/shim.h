#pragma once
// Imports the C library's module instead of declaring its types again, which would hide them from files that import only that module.
#pragma clang module import SwiftGlibc
#include <sys/epoll.h>
#include <sys/eventfd.h>
