#pragma once

/// Whether the linker lets the library answer for Foundation, so that `Locale.current` and its relatives are those of a page.
///
/// A program that links Foundation statically needs the options of `scripts/release-flags` for it.
int espalier_replaces_current_locale(void);

/// The time zone with an identifier as a new reference to a Core Foundation object; NULL if the system's database lacks it.
const void *espalier_core_foundation_zone(const char *identifier);
