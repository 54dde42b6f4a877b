#pragma once
#include <zlib.h>

/// `deflateInit2` is a macro, which Swift does not see: a stream that writes the gzip format.
static inline int espalier_gzip_start(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
