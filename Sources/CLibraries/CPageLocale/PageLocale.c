// The functions of Foundation that return the current locale, time zone and calendar. The program defines each of them again, and
// the linker and the dynamic loader prefer a program's own definition. It jumps to a function of the module
// Internationalization, which asks for the page's value or calls Foundation's function.
//
// A definition is weak, so that a static Foundation may have its own. Then the linker's option `--wrap` has the same effect: it
// turns references to a symbol into references to `__wrap_<symbol>`, and `__real_<symbol>` is Foundation's.
//
// A jump leaves all registers as they are, so nothing here depends on the types of arguments and results.
#define _GNU_SOURCE
#include "PageLocale.h"
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#define JUMP(name) "jmp " name "@PLT"
#define JUMP_THROUGH(variable) "jmp *" variable "(%rip)"
#elif defined(__aarch64__)
#define JUMP(name) "b " name
#define JUMP_THROUGH(variable) "adrp x16, " variable "\n ldr x16, [x16, :lo12:" variable "]\n br x16"
#else
#error "CPageLocale supports x86-64 and arm64."
#endif

// `name` is the end of the names of two functions: espalier_page_<name> is defined in Swift, and espalier_process_<name>, here, is
// Foundation's function.
#define FUNCTIONS(each)                                                                                                \
    each(locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")                                                      \
    each(following_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")                               \
    each(languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")                                   \
    each(zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ")                                                      \
    each(following_zone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")                               \
    each(default_zone, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ")                                            \
    each(objects_zone, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ")                                           \
    each(formatters_zone, "CFTimeZoneCopyDefault")                                                                     \
    each(calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")                                                  \
    each(following_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")                           \
    each(calendar_of, "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC")

#define DEFINE(name, symbol)                                                                                           \
    __attribute__((visibility("hidden"), used)) void *espalier_found_##name = NULL;                                    \
    extern void real_##name(void) __asm__("__real_" symbol) __attribute__((weak));                                     \
    void replacement_##name(void) __asm__(symbol);                                                                     \
    void wrapper_##name(void) __asm__("__wrap_" symbol);                                                               \
    void process_##name(void) __asm__("espalier_process_" #name);                                                      \
    __attribute__((naked, weak, used)) void replacement_##name(void) { __asm__(JUMP("espalier_page_" #name)); }        \
    __attribute__((naked, used)) void wrapper_##name(void) { __asm__(JUMP("espalier_page_" #name)); }                  \
    __attribute__((naked, used)) void process_##name(void) { __asm__(JUMP_THROUGH("espalier_found_" #name)); }
FUNCTIONS(DEFINE)

/// Finds Foundation's functions before the program starts.
__attribute__((constructor)) static void find_functions(void) {
    // A static Foundation is in no library. Without `--wrap` it has no `__real_…`, and calls its own functions.
#define FIND(name, symbol)                                                                                             \
    espalier_found_##name = dlsym(RTLD_NEXT, symbol);                                                                  \
    if (!espalier_found_##name) espalier_found_##name = (void *)real_##name;
    FUNCTIONS(FIND)
}

// Core Foundation, which Foundation contains and does not declare.
extern const void *CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding);
extern const void *CFTimeZoneCreateWithName(const void *allocator, const void *name, unsigned char tries_abbreviations);
extern void CFRelease(const void *object);

const void *espalier_core_foundation_zone(const char *identifier) {
    const uint32_t utf8 = 0x08000100;
    const void *name = CFStringCreateWithCString(NULL, identifier, utf8);
    if (!name) return NULL;
    const void *zone = CFTimeZoneCreateWithName(NULL, name, 0);
    CFRelease(name);
    return zone;
}

int espalier_replaces_current_locale(void) {
    int all = 1;
#define CHECK(name, symbol) all = all && espalier_found_##name;
    FUNCTIONS(CHECK)
    return all;
}
