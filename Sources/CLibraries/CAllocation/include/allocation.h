#pragma once
#include <stddef.h>

/* An object of a Swift class, whose properties have no values: the function of Swift's runtime with which every initializer of a class
   begins. The compiler refuses a declaration of that function in Swift, and `dlsym` does not find it in a program that contains the
   standard library. */
void *_Nonnull espalier_allocate_object(const void *_Nonnull metadata, size_t size, size_t alignment_mask);
