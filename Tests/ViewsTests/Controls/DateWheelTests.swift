import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A date picker with wheels` {
    private struct Wheels: View {
        @State var date: Date
        var range: ClosedRange<Date>?
        var parts: DatePickerComponents

        var body: some View {
            if let range {
                DatePicker("day", selection: $date, in: range, displayedComponents: parts).datePickerStyle(.wheel)
            } else {
                DatePicker("day", selection: $date, displayedComponents: parts).datePickerStyle(.wheel)
            }
            Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
        }
    }

    /// 2024-03-30 14:05:09 in UTC.
    private let date = Date(timeIntervalSince1970: 1_711_807_509)

    private func page(
        _ parts: DatePickerComponents, in range: ClosedRange<Date>? = nil, locale: String = "en_US"
    ) throws -> TestPage {
        let utc = try #require(TimeZone(identifier: "UTC"))
        return TestPage(width: 400, height: 3000) {
            Wheels(date: date, range: range, parts: parts).environment(\.timeZone, utc)
                .environment(\.locale, Locale(identifier: locale))
        }
    }

    @Test func `has the days of the month`() throws {
        let page = try page(.date)
        #expect(page.texts.contains("31") && !page.texts.contains("32"))
        try page.tap("February")
        // 2024-02-29 14:05:09: the month has no thirtieth day.
        #expect(page.texts.last == "at 1709215509")
        #expect(page.texts.contains("29") && !page.texts.contains("30"))
        try page.tap("28")
        #expect(page.texts.last == "at 1709129109")
    }

    @Test func `has the years of the range`() throws {
        // From 2022 to 2025.
        let page = try page(
            .date, in: Date(timeIntervalSince1970: 1_650_000_000)...Date(timeIntervalSince1970: 1_750_000_000))
        #expect(page.texts.filter { $0.count == 4 && Int($0) != nil } == ["2022", "2023", "2024", "2025"])
        try page.tap("2023")
        #expect(page.texts.last == "at 1680185109")
        // The last day of the range.
        try page.tap("2025")
        #expect(page.texts.last == "at 1743343509")
    }

    @Test func `sets the hour and the minute, and keeps the day and the seconds`() throws {
        let page = try page(.hourAndMinute)
        #expect(page.texts.contains("1\u{202F}PM") && page.texts.contains("2\u{202F}PM") && page.texts.contains("06"))
        try page.tap("1\u{202F}PM")
        #expect(page.texts.last == "at 1711803909")
        try page.tap("06")
        #expect(page.texts.last == "at 1711803969")
    }

    @Test func `has the hours that are usual in the language`() throws {
        let page = try page(.hourAndMinute, locale: "de_DE")
        #expect(page.texts.contains("14 Uhr") && !page.texts.contains("2\u{202F}PM"))
    }

    @Test func `has short names of months beside a time`() throws {
        let both = try page([.date, .hourAndMinute])
        #expect(both.texts.contains("Mar") && !both.texts.contains("March"))
        #expect(try page(.date).texts.contains("March"))
    }
}
