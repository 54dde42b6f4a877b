import EspalierCPageLocale
package import Foundation

// Foundation's functions for current values, as `CPageLocale` replaces them. A name in quotes is the end of a name in
// `FUNCTIONS` there.

/// Whether the program's linker let the page's values take the place of the process's.
package var replacesCurrentLocale: Bool { espalier_replaces_current_locale() != 0 }

// MARK: The page's values

@_silgen_name("espalier_page_locale")
package func currentLocale() -> Locale { PageRegion.current?.locale ?? processLocale() }

@_silgen_name("espalier_page_following_locale")
package func followingLocale() -> Locale { PageRegion.current?.locale ?? processFollowingLocale() }

@_silgen_name("espalier_page_languages")
package func preferredLanguages() -> [String] { PageRegion.current?.languages ?? processLanguages() }

@_silgen_name("espalier_page_zone")
package func currentZone() -> TimeZone { PageRegion.current?.takeTimeZone() ?? processZone() }

@_silgen_name("espalier_page_following_zone")
package func followingZone() -> TimeZone { PageRegion.current?.takeTimeZone() ?? processFollowingZone() }

@_silgen_name("espalier_page_default_zone")
package func defaultZone() -> TimeZone? { PageRegion.current?.takeTimeZone() ?? processDefaultZone() }

@_silgen_name("espalier_page_objects_zone")
package func objectsZone() -> TimeZone? { PageRegion.current?.takeTimeZone() ?? processObjectsZone() }

/// The default time zone as a new reference to a Core Foundation object.
@_silgen_name("espalier_page_formatters_zone")
package func formattersZone() -> UnsafeRawPointer? {
    guard let zone = PageRegion.current?.takeTimeZone() else { return processFormattersZone() }
    return espalier_core_foundation_zone(zone.identifier) ?? processFormattersZone()
}

@_silgen_name("espalier_page_calendar")
package func currentCalendar() -> Calendar { pageCalendar() ?? processCalendar() }

@_silgen_name("espalier_page_following_calendar")
package func followingCalendar() -> Calendar { pageCalendar() ?? processFollowingCalendar() }

@_silgen_name("espalier_page_calendar_of")
package func calendar(of identifier: __shared Calendar.Identifier) -> Calendar {
    var calendar = processCalendar(of: identifier)
    if let zone = PageRegion.current?.takeTimeZone() { calendar.timeZone = zone }
    return calendar
}

/// The calendar of the page whose code runs.
private func pageCalendar() -> Calendar? {
    guard let region = PageRegion.current else { return nil }
    _ = region.takeTimeZone()
    return region.calendar
}

// MARK: Foundation's

@_silgen_name("espalier_process_locale") func processLocale() -> Locale
@_silgen_name("espalier_process_following_locale") func processFollowingLocale() -> Locale
@_silgen_name("espalier_process_languages") func processLanguages() -> [String]
@_silgen_name("espalier_process_zone") func processZone() -> TimeZone
@_silgen_name("espalier_process_following_zone") func processFollowingZone() -> TimeZone
@_silgen_name("espalier_process_default_zone") func processDefaultZone() -> TimeZone?
@_silgen_name("espalier_process_objects_zone") func processObjectsZone() -> TimeZone?
@_silgen_name("espalier_process_formatters_zone") func processFormattersZone() -> UnsafeRawPointer?
@_silgen_name("espalier_process_calendar") func processCalendar() -> Calendar
@_silgen_name("espalier_process_following_calendar") func processFollowingCalendar() -> Calendar
@_silgen_name("espalier_process_calendar_of") func processCalendar(of identifier: __shared Calendar.Identifier)
    -> Calendar
