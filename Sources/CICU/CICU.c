#include "CICU.h"
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>

espalier_breaks *espalier_breaks_open(int lines, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open(lines ? UBRK_LINE : UBRK_CHARACTER, locale, NULL, 0, &status);
    return U_FAILURE(status) ? NULL : (espalier_breaks *)breaks;
}

void espalier_breaks_close(espalier_breaks *breaks) {
    ubrk_close((UBreakIterator *)breaks);
}

int espalier_breaks_set_text(espalier_breaks *breaks, const char *text, int64_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UText utf8 = UTEXT_INITIALIZER;
    utext_openUTF8(&utf8, text, length, &status);
    // The iterator makes a clone of its own.
    ubrk_setUText((UBreakIterator *)breaks, &utf8, &status);
    utext_close(&utf8);
    return U_SUCCESS(status);
}

int32_t espalier_breaks_next(espalier_breaks *breaks) {
    return ubrk_next((UBreakIterator *)breaks);
}

int espalier_is_wide(uint32_t scalar) {
    int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int espalier_is_emoji(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI);
}

int espalier_has_emoji_presentation(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

int espalier_is_right_to_left(uint32_t scalar) {
    UCharDirection direction = u_charDirection((UChar32)scalar);
    return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
}

int espalier_is_white_space(uint32_t scalar) {
    return u_isUWhiteSpace((UChar32)scalar);
}

const char *espalier_plural_category(const char *locale, double number) {
    static const char *const names[] = {"zero", "one", "two", "few", "many"};
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_open(locale, &status);
    if (U_FAILURE(status)) return "other";
    UChar keyword[16];
    int32_t length = uplrules_select(rules, number, keyword, 16, &status);
    uplrules_close(rules);
    if (U_FAILURE(status) || length >= 16) return "other";
    for (int index = 0; index < 5; index++) {
        UChar name[8];
        u_charsToUChars(names[index], name, (int32_t)strlen(names[index]) + 1);
        if (u_strcmp(name, keyword) == 0) return names[index];
    }
    return "other";
}
