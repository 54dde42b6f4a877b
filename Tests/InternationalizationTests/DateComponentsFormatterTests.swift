import EspalierInternationalization
import Foundation
import Testing

struct DateComponentsFormatterTests {
    private typealias Style = DateComponentsFormatter.UnitsStyle
    private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle = .positional, _ units: NSCalendar.Unit = [],
        locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1d 2:03:04"), (.abbreviated, "1d 2h 3m 4s"),
        (.short, "1 day, 2 hr, 3 min, 4 sec"), (.full, "1 day, 2 hours, 3 minutes, 4 seconds"),
        (.spellOut, "one day, two hours, three minutes, four seconds"), (.brief, "1day 2hr 3min 4sec"),
    ])
    func `a style has its own units and numbers`(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 93_784.9) == text)
    }

    @Test(arguments: [
        ("de_DE", "1:10:10", "1 Stunde, 10 Minuten und 10 Sekunden", "1h 10min 10s"),
        ("zh_CN", "1:10:10", "1小时10分钟10秒钟", "1小时10分钟10秒"),
        ("ar_EG", "١:١٠:١٠", "ساعة، ١٠ دقائق، و١٠ ثوان", "١س ١٠د ١٠ث"),
        ("ja_JP", "1:10:10", "1時間 10分 10秒", "1時間10分10秒"),
    ])
    func `texts are in the calendar's language`(locale: String, positional: String, full: String, narrow: String) {
        #expect(formatter(.positional, locale: locale).string(from: 4210) == positional)
        #expect(formatter(.full, locale: locale).string(from: 4210) == full)
        #expect(formatter(.abbreviated, locale: locale).string(from: 4210) == narrow)
    }

    @Test func `padding keeps leading zeros`() {
        let formatter = formatter(.positional, [.minute, .second])
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "0:05")
        #expect(formatter.string(from: 3700) == "61:40")
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 65) == "0:01:05")
    }

    @Test func `the default drops leading zeros of positions`() {
        let formatter = formatter(.positional, [.hour, .minute, .second])
        #expect(formatter.string(from: 3610) == "1:00:10")
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 45) == "45")
        #expect(formatter.string(from: 0) == "0")
        #expect(formatter.string(from: -70) == "-1:10")
    }

    @Test(arguments: [
        (DateComponentsFormatter.ZeroFormattingBehavior.default, "1h 10s", "10m", "0s"),
        (.dropLeading, "1h 0m 10s", "10m 0s", "0s"), (.dropMiddle, "0d 1h 10s", "0d 0h 10m 0s", "0s"),
        (.dropTrailing, "0d 1h 0m 10s", "0d 0h 10m", "0s"), (.dropAll, "1h 10s", "10m", "0s"),
        (.pad, "0d 1h 0m 10s", "0d 0h 10m 0s", "0d 0h 0m 0s"),
    ])
    func `zeros are dropped where the behavior says so`(
        zeros: DateComponentsFormatter.ZeroFormattingBehavior, hour: String, minutes: String, nothing: String
    ) {
        let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
        formatter.zeroFormattingBehavior = zeros
        #expect(formatter.string(from: 3610) == hour)
        #expect(formatter.string(from: 600) == minutes)
        #expect(formatter.string(from: 0) == nothing)
    }

    @Test func `units beyond the maximum are left out`() {
        let formatter = formatter(.abbreviated)
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 4230) == "1h 10m")
    }

    @Test func `the largest unit collapses, and the smallest has a fraction`() {
        let formatter = formatter(.full, [.hour, .minute])
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 3780) == "63 minutes")
        #expect(formatter.string(from: 7380) == "2 hours, 3 minutes")
        formatter.collapsesLargestUnit = false
        formatter.allowedUnits = .hour
        formatter.allowsFractionalUnits = true
        #expect(formatter.string(from: 5400) == "1.5 hours")
        #expect(formatter.string(from: -5400) == "-1.5 hours")
    }

    @Test(arguments: [
        ("en_US", "About 5 minutes remaining", "5 minutes remaining", "About 5 minutes"),
        ("de_DE", "Noch etwa 5 Minuten", "Noch 5 Minuten", "Etwa 5 Minuten"),
    ])
    func `phrases surround the time`(locale: String, both: String, remaining: String, about: String) {
        let formatter = formatter(.full, locale: locale)
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 300) == remaining)
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 300) == both)
        formatter.includesTimeRemainingPhrase = false
        #expect(formatter.string(from: 300) == about)
    }

    @Test func `components appear in the units that are set`() {
        #expect(formatter(.full).string(from: DateComponents(minute: 90)) == "90 minutes")
        #expect(formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
        #expect(formatter(.full).string(from: DateComponents(weekOfYear: 2)) == "2 weeks")
        #expect(formatter(.full).string(from: DateComponents(weekday: 3)) == nil)
    }

    @Test func `two dates are divided by the calendar`() throws {
        let calendar = try #require(formatter().calendar)
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 31)))
        let end = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 1, hour: 4)))
        #expect(formatter(.full).string(from: start, to: end) == "1 year, 1 month, 1 day, 4 hours")
        #expect(formatter(.full, .month).string(from: start, to: end) == "13 months")
    }

    @Test func `times without end have no text`() {
        #expect(formatter().string(from: .infinity) == nil)
        #expect(formatter().string(from: .nan) == nil)
        #expect(formatter().string(from: 1e300) == nil)
        #expect(formatter(.full, .weekday).string(from: 10) == nil)
    }
}
