import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A date in a field` {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }

    /// 2026-11-21 14:05:09.
    private let date = Date(timeIntervalSince1970: 1_795_269_909)

    private func moved(toDay text: String) -> String? {
        DateText.date(date, onDay: text, in: calendar).map {
            "\(DateText.day($0, in: calendar)) \(DateText.time($0, in: calendar)) \(calendar.component(.second, from: $0))"
        }
    }

    @Test func `is a year, a month and a day with all their digits`() {
        #expect(DateText.day(date, in: calendar) == "2026-11-21")
        #expect(DateText.time(date, in: calendar) == "14:05")
        #expect(DateText.time(date.addingTimeInterval(-5 * 3600 - 300), in: calendar) == "09:00")
    }

    @Test func `moves to another day at the same time`() {
        #expect(moved(toDay: "2024-02-29") == "2024-02-29 14:05 9")
        #expect(moved(toDay: "0001-01-01") == "0001-01-01 14:05 9")
        #expect(moved(toDay: "9999-12-31") == "9999-12-31 14:05 9")
    }

    @Test(arguments: [
        "2025-02-29", "2026-04-31", "0000-01-01", "2026-00-01", "2026-13-01", "2026-01-00", "2026-01-32", "26-01-01",
        "2026-1-01", "2026-01-1", "2026-01", "2026-01-01-01", "2026/01/01", "", "+026-01-01", "２026-01-01",
    ])
    func `is refused if the day does not exist`(text: String) {
        #expect(moved(toDay: text) == nil)
    }

    @Test(arguments: [("00:00", "00:00"), ("23:59", "23:59"), ("07:30:45", "07:30")])
    func `moves to another time of the same day, without seconds`(text: String, expected: String) throws {
        let moved = try #require(DateText.date(date, atTime: text, in: calendar))
        #expect(DateText.time(moved, in: calendar) == expected)
        #expect(DateText.day(moved, in: calendar) == "2026-11-21")
        #expect(calendar.component(.second, from: moved) == 0)
    }

    @Test(arguments: ["24:00", "12:60", "7:30", "07:3", "0730", "07:30:4", "-1:30", "07:30:455", "ab:cd"])
    func `is refused if the time does not exist`(text: String) {
        #expect(DateText.date(date, atTime: text, in: calendar) == nil)
    }

    @Test func `is in the Gregorian calendar, regardless of the page's calendar`() {
        var buddhist = Calendar(identifier: .buddhist)
        buddhist.timeZone = calendar.timeZone
        #expect(DateText.day(date, in: buddhist) == "2026-11-21")
        #expect(
            DateText.date(date, onDay: "2027-01-02", in: buddhist).map { DateText.day($0, in: calendar) }
                == "2027-01-02")
    }
}
