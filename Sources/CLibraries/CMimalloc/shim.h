#pragma once
#include <mimalloc.h>
