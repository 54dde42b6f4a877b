import EspalierChartLayout
import Foundation
import Testing

struct ChartDateTickTests {
    private func calendar(_ zone: String = "UTC") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(identifier: zone)!
        return calendar
    }

    private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

    private func texts(_ dates: [Date]) -> [String] { dates.map { $0.formatted(.iso8601) } }

    private func ticks(_ from: String, _ to: String, count: Int = 5, zone: String = "UTC") -> [String] {
        texts(ChartTicks.dates(in: date(from)...date(to), desiredCount: count, calendar: calendar(zone)))
    }

    private func ticks(_ from: String, _ to: String, by step: ChartDateStep, zone: String = "UTC") -> [String] {
        texts(ChartTicks.dates(in: date(from)...date(to), by: step, calendar: calendar(zone)))
    }

    @Test func `a year has its quarters`() {
        #expect(
            ticks("2024-01-01T00:00:00Z", "2024-12-31T00:00:00Z") == [
                "2024-01-01T00:00:00Z", "2024-04-01T00:00:00Z", "2024-07-01T00:00:00Z", "2024-10-01T00:00:00Z",
            ])
    }

    @Test func `spans have the step that is nearest`() {
        func step(_ seconds: Double, _ count: Int = 5) -> ChartDateStep {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            return ChartTicks.dateStep(in: start...start.addingTimeInterval(seconds), desiredCount: count)
        }
        #expect(step(5) == ChartDateStep(.second))
        #expect(step(70) == ChartDateStep(.second, count: 15))
        #expect(step(3600) == ChartDateStep(.minute, count: 15))
        #expect(step(86400) == ChartDateStep(.hour, count: 6))
        #expect(step(5 * 86400) == ChartDateStep(.day))
        #expect(step(30 * 86400) == ChartDateStep(.weekOfYear))
        #expect(step(366 * 86400, 12) == ChartDateStep(.month))
        #expect(step(10 * 366 * 86400) == ChartDateStep(.year, count: 2))
        #expect(step(300 * 366 * 86400) == ChartDateStep(.year, count: 50))
        #expect(step(0) == ChartDateStep(.day))
    }

    @Test func `hours begin at midnight of the time zone`() {
        #expect(
            ticks("2024-05-01T08:00:00Z", "2024-05-02T08:00:00Z", count: 4, zone: "America/New_York") == [
                "2024-05-01T10:00:00Z", "2024-05-01T16:00:00Z", "2024-05-01T22:00:00Z", "2024-05-02T04:00:00Z",
            ])
    }

    @Test func `hours keep their names when the clocks change`() {
        // At 2 AM of March 10, 2024 the clocks of New York go forward.
        #expect(
            ticks(
                "2024-03-10T05:00:00Z", "2024-03-11T04:00:00Z", by: ChartDateStep(.hour, count: 6),
                zone: "America/New_York") == [
                    "2024-03-10T05:00:00Z", "2024-03-10T10:00:00Z", "2024-03-10T16:00:00Z", "2024-03-10T22:00:00Z",
                    "2024-03-11T04:00:00Z",
                ])
        // There is no 2 AM on that day.
        #expect(
            ticks(
                "2024-03-10T05:00:00Z", "2024-03-10T10:00:00Z", by: ChartDateStep(.hour, count: 2),
                zone: "America/New_York") == ["2024-03-10T05:00:00Z", "2024-03-10T08:00:00Z", "2024-03-10T10:00:00Z"])
        // At 2 AM of November 3, 2024 they go back.
        #expect(
            ticks(
                "2024-11-03T04:00:00Z", "2024-11-03T18:00:00Z", by: ChartDateStep(.hour, count: 6),
                zone: "America/New_York") == ["2024-11-03T04:00:00Z", "2024-11-03T11:00:00Z", "2024-11-03T17:00:00Z"])
    }

    @Test func `a stride of months begins with the year`() {
        #expect(
            ticks("2024-02-10T00:00:00Z", "2024-09-01T00:00:00Z", by: ChartDateStep(.month, count: 2)) == [
                "2024-03-01T00:00:00Z", "2024-05-01T00:00:00Z", "2024-07-01T00:00:00Z", "2024-09-01T00:00:00Z",
            ])
    }

    @Test func `a stride of three months has the quarters`() {
        #expect(
            ticks("2024-05-10T00:00:00Z", "2024-12-31T00:00:00Z", by: ChartDateStep(.month, count: 3)) == [
                "2024-07-01T00:00:00Z", "2024-10-01T00:00:00Z",
            ])
    }

    @Test func `weeks begin with the calendar's first day`() {
        var monday = calendar()
        monday.firstWeekday = 2
        let domain = date("2024-05-01T00:00:00Z")...date("2024-05-20T00:00:00Z")
        #expect(
            texts(ChartTicks.dates(in: domain, by: ChartDateStep(.weekOfYear), calendar: monday)) == [
                "2024-05-06T00:00:00Z", "2024-05-13T00:00:00Z", "2024-05-20T00:00:00Z",
            ])
        #expect(
            texts(ChartTicks.dates(in: domain, by: ChartDateStep(.weekOfYear), calendar: calendar())) == [
                "2024-05-05T00:00:00Z", "2024-05-12T00:00:00Z", "2024-05-19T00:00:00Z",
            ])
    }

    @Test func `decades have round numbers`() {
        #expect(
            ticks("1987-03-01T00:00:00Z", "2031-01-01T00:00:00Z", by: ChartDateStep(.year, count: 10)) == [
                "1990-01-01T00:00:00Z", "2000-01-01T00:00:00Z", "2010-01-01T00:00:00Z", "2020-01-01T00:00:00Z",
                "2030-01-01T00:00:00Z",
            ])
    }

    @Test func `bounds are rounded on request`() {
        let domain = date("2024-02-10T00:00:00Z")...date("2024-03-10T00:00:00Z")
        #expect(
            texts(
                ChartTicks.dates(
                    in: domain, by: ChartDateStep(.month), calendar: calendar(), roundsLowerBound: true,
                    roundsUpperBound: true)) == [
                    "2024-02-01T00:00:00Z", "2024-03-01T00:00:00Z", "2024-04-01T00:00:00Z",
                ])
    }

    @Test func `bounds that are boundaries stay`() {
        let domain = date("2024-01-01T00:00:00Z")...date("2024-03-01T00:00:00Z")
        #expect(
            texts(
                ChartTicks.dates(
                    in: domain, by: ChartDateStep(.month), calendar: calendar(), roundsLowerBound: true,
                    roundsUpperBound: true)) == [
                    "2024-01-01T00:00:00Z", "2024-02-01T00:00:00Z", "2024-03-01T00:00:00Z",
                ])
    }

    @Test func `steps that divide nothing begin with the first boundary`() {
        #expect(
            ticks("2024-01-02T10:00:00Z", "2024-01-12T00:00:00Z", by: ChartDateStep(.day, count: 3)) == [
                "2024-01-05T00:00:00Z", "2024-01-08T00:00:00Z", "2024-01-11T00:00:00Z",
            ])
        #expect(
            ticks("2024-01-02T10:07:00Z", "2024-01-02T10:45:00Z", by: ChartDateStep(.minute, count: 15)) == [
                "2024-01-02T10:15:00Z", "2024-01-02T10:30:00Z", "2024-01-02T10:45:00Z",
            ])
    }

    @Test func `a stride that is too small for its domain is thinned`() {
        let domain = date("2000-01-01T00:00:00Z")...date("2020-01-01T00:00:00Z")
        let ticks = ChartTicks.dates(in: domain, by: ChartDateStep(.second), calendar: calendar())
        #expect(ticks.count <= ChartTicks.limit + 1)
        #expect(ticks.count > 100)
    }

    @Test func `dates far from ours have no ticks`() {
        let far = Date(timeIntervalSinceReferenceDate: 1e12)
        #expect(ChartTicks.dates(in: far...far.addingTimeInterval(1e9), calendar: calendar()).isEmpty)
        #expect(
            ticks("9998-06-01T00:00:00Z", "9999-06-01T00:00:00Z", by: ChartDateStep(.year)) == ["9999-01-01T00:00:00Z"])
        let year10000 = Date(timeIntervalSinceReferenceDate: 252_423_993_600)
        #expect(
            ChartTicks.dates(
                in: year10000...year10000.addingTimeInterval(86400), by: ChartDateStep(.day), calendar: calendar())
                == [year10000, year10000.addingTimeInterval(86400)])
        let near = date("2024-01-01T00:00:00Z")
        #expect(ChartTicks.dates(in: near...far, by: ChartDateStep(.year), calendar: calendar()).isEmpty)
        #expect(ChartTicks.dates(in: far...far, calendar: calendar()) == [far])
    }

    @Test func `labels of dates have the fields that differ`() {
        func format(_ days: Double, _ step: ChartDateStep) -> ChartLabelFormat {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            return ChartTicks.format(dates: start...start.addingTimeInterval(days * 86400), step: step)
        }
        #expect(format(3650, ChartDateStep(.year)) == .date(.year))
        #expect(format(365, ChartDateStep(.month)) == .date(.month))
        #expect(format(1500, ChartDateStep(.month, count: 6)) == .date(.monthOfYear))
        #expect(format(30, ChartDateStep(.weekOfYear)) == .date(.dayOfMonth))
        #expect(format(7, ChartDateStep(.day)) == .date(.weekday))
        #expect(format(8, ChartDateStep(.day)) == .date(.dayOfMonth))
        #expect(format(1, ChartDateStep(.hour, count: 6)) == .date(.hour))
        #expect(format(0.1, ChartDateStep(.minute, count: 30)) == .date(.minute))
        #expect(format(0.001, ChartDateStep(.second, count: 15)) == .date(.second))
    }
}
