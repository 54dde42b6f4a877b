#pragma once
#include <stdint.h>

// ICU for Swift. ICU's functions carry its version in their names by macros, which Swift does not see, and its headers
// clash with those of the copy that Foundation has: so neither is shown here.

/// A break iterator of ICU's.
typedef struct espalier_breaks espalier_breaks;

/// Boundaries of grapheme clusters (lines = 0) or line break opportunities (lines = 1) by a locale's rules; NULL where
/// ICU has no data for them.
espalier_breaks *espalier_breaks_open(int lines, const char *locale);
void espalier_breaks_close(espalier_breaks *breaks);

/// Takes a UTF-8 text, which must stay where it is while boundaries are asked for. Boundaries are offsets in bytes.
/// Returns 0 where ICU refuses.
int espalier_breaks_set_text(espalier_breaks *breaks, const char *text, int64_t length);

/// The next boundary, or -1 after the last one.
int32_t espalier_breaks_next(espalier_breaks *breaks);

int espalier_is_wide(uint32_t scalar);
int espalier_is_emoji(uint32_t scalar);
int espalier_has_emoji_presentation(uint32_t scalar);
int espalier_is_right_to_left(uint32_t scalar);
int espalier_is_white_space(uint32_t scalar);

/// The plural category of a number in a locale's language ("zero", "one", "two", "few", "many", "other"), as a constant.
const char *espalier_plural_category(const char *locale, double number);
