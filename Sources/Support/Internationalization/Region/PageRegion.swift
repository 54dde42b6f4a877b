package import Foundation
import Synchronization

/// The languages, locale, time zone and calendar of a page's user.
///
/// While the page's code runs, `Locale.current`, `TimeZone.current`, `Calendar.current` and everything in Foundation that uses them
/// have the page's values: bodies, actions, and the tasks that they start, on any thread and after any suspension. Tasks inherit
/// the page as a task-local value. Other code has the process's values.
package final class PageRegion: Sendable {
    private let values: Mutex<Values>
    /// Called on the thread that asks for a value of the page.
    private let noteRead: (@Sendable () -> Void)?

    private struct Values {
        var locale: Locale
        var languages: [String]
        /// The user's time zone; nil for the process's.
        var timeZone: TimeZone?
        /// The calendar of the locale and the time zone, made on first use.
        var calendar: Calendar?
        /// Whether code of the page has asked for the time zone while it was unknown.
        var lackedTimeZone = false
    }

    /// - Parameter noteRead: Called whenever the page's code asks for one of the values, on that code's thread.
    package init(noteRead: (@Sendable () -> Void)? = nil) {
        values = Mutex(Values(locale: Locale(identifier: "en"), languages: ["en"]))
        self.noteRead = noteRead
    }

    /// Changes the values. Running tasks see the new ones.
    ///
    /// - Parameter timeZone: The user's time zone; nil if it is unknown, which leaves the process's.
    package func set(locale: Locale, languages: [String], timeZone: TimeZone?) {
        values.withLock {
            let lacked = $0.lackedTimeZone
            $0 = Values(locale: locale, languages: languages, timeZone: timeZone, lackedTimeZone: lacked)
        }
    }

    /// Whether code of the page has had the process's time zone, because the user's was unknown.
    package var lackedTimeZone: Bool { values.withLock { $0.lackedTimeZone } }

    /// The user's time zone for code of the page; nil if it is unknown, which is noted.
    func takeTimeZone() -> TimeZone? {
        values.withLock {
            if $0.timeZone == nil { $0.lackedTimeZone = true }
            return $0.timeZone
        }
    }

    /// The page whose code runs; nil outside of pages.
    @TaskLocal private static var running: PageRegion?

    /// The page whose code runs, which from now on depends on the page's values; nil outside of pages.
    static var current: PageRegion? {
        guard let running else { return nil }
        running.noteRead?()
        return running
    }

    /// Runs code of the page.
    package func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        if PageRegion.running === self { return try body() }
        return try PageRegion.$running.withValue(self) {
            Result { () throws(Failure) in try body() }
        }.get()
    }

    /// Runs code later as code of the page whose code runs now.
    package static func keeping(_ body: @escaping () -> Void) -> () -> Void {
        guard let running else { return body }
        return { running.run(body) }
    }

    var locale: Locale { values.withLock { $0.locale } }
    var languages: [String] { values.withLock { $0.languages } }
    /// The user's time zone; nil if it is unknown.
    package var knownTimeZone: TimeZone? { values.withLock { $0.timeZone } }

    /// The locale's calendar, in the user's time zone.
    package var calendar: Calendar {
        let (locale, zone, known) = values.withLock { ($0.locale, $0.timeZone, $0.calendar) }
        if let known { return known }
        var calendar = processCalendar(of: locale.calendar.identifier)
        calendar.locale = locale
        if let zone { calendar.timeZone = zone }
        values.withLock { if $0.locale == locale, $0.timeZone == zone { $0.calendar = calendar } }
        return calendar
    }
}
