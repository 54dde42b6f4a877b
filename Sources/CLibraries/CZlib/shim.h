#pragma once
#include <zlib.h>

/// `deflateInit2` is a macro, which Swift does not see: a stream that writes the gzip format.
static inline int espalier_gzip_start(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/// A stream that writes compressed blocks without a header and a check sum.
static inline int espalier_deflate_start(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

/// A stream that reads the gzip format.
static inline int espalier_gunzip_start(z_stream *stream) { return inflateInit2(stream, 15 + 16); }
