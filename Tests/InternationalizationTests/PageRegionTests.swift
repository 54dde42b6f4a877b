import EspalierInternationalization
import Foundation
import Synchronization
import Testing

/// Foundation's current values, in the code of a page and outside of it. The process of these tests has the server's values.
struct PageRegionTests {
    private let newYear = Date(timeIntervalSince1970: 0)

    private func region(
        _ locale: String, _ zone: String?, noteRead: (@Sendable () -> Void)? = nil
    ) -> PageRegion {
        let region = PageRegion(noteRead: noteRead)
        region.set(
            locale: Locale(identifier: locale), languages: [locale.replacing("_", with: "-")],
            timeZone: zone.flatMap { TimeZone(identifier: $0) })
        return region
    }

    @Test func `the program's linker lets pages have their own values`() {
        #expect(replacesCurrentLocale)
    }

    @Test(arguments: [
        ("de_DE", "Asia/Tokyo", "1.1.1970, 9:00", "1.234,5", "1. Januar", "a und b"),
        ("en_US", "America/New_York", "12/31/1969, 7:00 PM", "1,234.5", "December 31", "a and b"),
        ("ja_JP", "Europe/Berlin", "1970/1/1 1:00", "1,234.5", "1月1日", "a、b"),
        ("ar_EG", "Africa/Cairo", "١‏/١‏/١٩٧٠، ٢:٠٠ ص", "١٬٢٣٤٫٥", "١ يناير", "⁨a⁩ و⁨b⁩"),
        ("zh_CN", "Asia/Shanghai", "1970/1/1 8:00", "1,234.5", "1月1日", "a和b"),
    ])
    func `formats of a page are in its language and zone`(
        locale: String, zone: String, date: String, number: String, day: String, list: String
    ) {
        region(locale, zone).run {
            #expect(newYear.formatted().replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ") == date)
            #expect(1234.5.formatted() == number)
            #expect(newYear.formatted(.dateTime.day().month(.wide)) == day)
            #expect(["a", "b"].formatted() == list)
        }
    }

    @Test func `all current values are the page's`() {
        region("de_DE", "Asia/Tokyo").run {
            #expect(Locale.current.identifier == "de_DE")
            #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
            #expect(NSLocale.current.identifier == "de_DE")
            #expect(Locale.preferredLanguages == ["de-DE"])
            #expect(TimeZone.current.identifier == "Asia/Tokyo")
            #expect(TimeZone.autoupdatingCurrent.identifier == "Asia/Tokyo")
            #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
            #expect(NSTimeZone.local.identifier == "Asia/Tokyo")
            #expect(Calendar.current.component(.hour, from: newYear) == 9)
            #expect(Calendar.current.locale?.identifier == "de_DE")
            #expect(Calendar.current.firstWeekday == 2)
            #expect(Calendar.autoupdatingCurrent.timeZone.identifier == "Asia/Tokyo")
            #expect(Calendar(identifier: .gregorian).component(.hour, from: newYear) == 9)
            #expect(newYear.formatted(date: .abbreviated, time: .shortened) == "1. Jan. 1970, 9:00")
            #expect(12.3.formatted(.currency(code: "EUR")) == "12,30\u{a0}€")
        }
    }

    @Test func `formatters that the page makes have its values`() {
        region("de_DE", "Asia/Tokyo").run {
            let dates = DateFormatter()
            dates.dateStyle = .medium
            dates.timeStyle = .short
            #expect(dates.string(from: newYear) == "01.01.1970, 09:00")
            let numbers = NumberFormatter()
            numbers.numberStyle = .decimal
            #expect(numbers.string(from: 1234.5) == "1.234,5")
            #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a und b")
            #expect(RelativeDateTimeFormatter().localizedString(from: DateComponents(hour: 2)) == "in 2 Stunden")
            let components = DateComponents(hour: 2)
            #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .full) == "2 Stunden")
        }
    }

    @Test func `tasks keep the page, on any thread and after they were suspended`() async {
        let region = region("de_DE", "Asia/Tokyo")
        let (signals, signal) = AsyncStream.makeStream(of: Void.self)
        let task = region.run {
            Task { @concurrent in
                for await _ in signals { break }
                return [Locale.current.identifier, TimeZone.current.identifier, newYear.formatted()]
            }
        }
        signal.yield()
        #expect(await task.value == ["de_DE", "Asia/Tokyo", "1.1.1970, 9:00"])
        let detached = region.run { Task.detached { Locale.current.identifier } }
        #expect(await detached.value == Locale.current.identifier)
    }

    @Test func `pages at the same time do not see each other`() async {
        await withTaskGroup(of: Bool.self) { group in
            for (locale, zone) in [("de_DE", "Asia/Tokyo"), ("en_US", "America/New_York"), ("ja_JP", "Europe/Berlin")] {
                let region = region(locale, zone)
                region.run {
                    group.addTask {
                        for _ in 0..<200 {
                            await Task.yield()
                            guard Locale.current.identifier == locale, TimeZone.current.identifier == zone,
                                Calendar.current.timeZone.identifier == zone
                            else { return false }
                        }
                        return true
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func `other code has the process's values`() {
        let before = [Locale.current.identifier, TimeZone.current.identifier, newYear.formatted()]
        region("de_DE", "Asia/Tokyo").run {}
        #expect(Locale.current.identifier != "de_DE")
        #expect([Locale.current.identifier, TimeZone.current.identifier, newYear.formatted()] == before)
    }

    @Test func `an unknown zone leaves the process's`() {
        let server = TimeZone.current
        region("de_DE", nil).run {
            #expect(Locale.current.identifier == "de_DE")
            #expect(TimeZone.current == server)
            #expect(Calendar.current.timeZone.secondsFromGMT() == server.secondsFromGMT())
        }
    }

    @Test func `a page notes that its code lacked the zone`() {
        let region = region("de_DE", nil)
        region.run { _ = Locale.current }
        #expect(!region.lackedTimeZone)
        region.run { _ = newYear.formatted() }
        #expect(region.lackedTimeZone)
        let known = self.region("de_DE", "Asia/Tokyo")
        known.run { _ = [newYear.formatted(), Calendar.current.timeZone.identifier] }
        #expect(!known.lackedTimeZone)
        for ask: @Sendable () -> Void in [
            { _ = TimeZone.current }, { _ = Calendar.current }, { _ = Calendar(identifier: .gregorian) },
            { _ = NSTimeZone.default }, { _ = DateFormatter().string(from: .now) },
            { _ = TimeZone.autoupdatingCurrent },
        ] {
            let asked = self.region("de_DE", nil)
            asked.run(ask)
            #expect(asked.lackedTimeZone)
        }
    }

    @Test func `a page inside a page is the innermost`() {
        region("de_DE", "Asia/Tokyo").run {
            region("en_US", "Europe/Berlin").run { #expect(Locale.current.identifier == "en_US") }
            #expect(Locale.current.identifier == "de_DE")
        }
    }

    @Test func `running code sees changes`() {
        let region = region("de_DE", "Asia/Tokyo")
        region.run {
            #expect(Calendar.current.timeZone.identifier == "Asia/Tokyo")
            region.set(
                locale: Locale(identifier: "fr_FR"), languages: ["fr"], timeZone: TimeZone(identifier: "Europe/Paris"))
            #expect(Locale.current.identifier == "fr_FR")
            #expect(Calendar.current.timeZone.identifier == "Europe/Paris")
        }
    }

    @Test func `each question is noted`() {
        let count = Mutex(0)
        let region = region("de_DE", "Asia/Tokyo") { count.withLock { $0 += 1 } }
        region.run { _ = newYear }
        #expect(count.withLock { $0 } == 0)
        region.run { _ = Locale.current }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `code that runs later keeps the page`() {
        let later = region("de_DE", "Asia/Tokyo").run {
            PageRegion.keeping { #expect(Locale.current.identifier == "de_DE") }
        }
        later()
        PageRegion.keeping { #expect(Locale.current.identifier != "de_DE") }()
    }

    @Test func `errors pass`() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try region("de_DE", nil).run { () throws(Failure) in throw Failure() } }
    }
}
