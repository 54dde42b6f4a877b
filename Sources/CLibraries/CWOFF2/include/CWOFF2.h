#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The maximum size of the WOFF2 form of a font of `length` bytes.
size_t espalier_woff2_bound(const uint8_t *font, size_t length);

/// Writes the WOFF2 form of a TrueType or OpenType font to `output`, which has room for `*output_length` bytes, and stores the
/// length there. Returns 0 if the font is refused.
int espalier_woff2_compress(const uint8_t *font, size_t length, uint8_t *output, size_t *output_length);

#ifdef __cplusplus
}
#endif
