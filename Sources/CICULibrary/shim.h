#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>
