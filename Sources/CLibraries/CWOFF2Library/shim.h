#pragma once
#include <woff2/encode.h>
