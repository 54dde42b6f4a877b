#include "CWOFF2.h"
#include <woff2/encode.h>

size_t espalier_woff2_bound(const uint8_t *font, size_t length) {
    return woff2::MaxWOFF2CompressedSize(font, length);
}

int espalier_woff2_compress(const uint8_t *font, size_t length, uint8_t *output, size_t *output_length) {
    return woff2::ConvertTTFToWOFF2(font, length, output, output_length) ? 1 : 0;
}
