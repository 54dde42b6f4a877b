import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A system format of time` {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func string(_ text: AttributedString) -> String { String(text.characters) }

    private func stopwatch(_ seconds: Double, _ format: SystemFormatStyle.Stopwatch) -> String {
        string(format.locale(Locale(identifier: "en_US")).format(start + seconds))
    }

    @Test(arguments: [
        (-3, "00:00.00"), (0.0, "00:00.00"), (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"),
        (90_061, "25:01:01.00"),
    ])
    func `shows a stopwatch with hundredths of a second`(_ seconds: Double, _ expected: String) {
        #expect(stopwatch(seconds, .stopwatch(startingAt: start)) == expected)
    }

    @Test func `shows no more fields and no finer steps than allowed`() {
        #expect(stopwatch(83.46, .stopwatch(startingAt: start, maxPrecision: .milliseconds(100))) == "01:23.4")
        #expect(stopwatch(83.46, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "01:23")
        #expect(stopwatch(5025, .stopwatch(startingAt: start, maxPrecision: .seconds(60))) == "1:23")
        #expect(stopwatch(1380, .stopwatch(startingAt: start, maxPrecision: .seconds(60))) == "23 minutes")
        #expect(stopwatch(5025.67, .stopwatch(startingAt: start, maxFieldCount: 3)) == "01:23:45")
        #expect(stopwatch(5025.67, .stopwatch(startingAt: start, maxFieldCount: 2)) == "1:23")
        #expect(stopwatch(5025.67, .stopwatch(startingAt: start, maxFieldCount: 1)) == "1 hour")
        #expect(stopwatch(45, .stopwatch(startingAt: start, maxFieldCount: 1)) == "45 seconds")
        #expect(stopwatch(5025, .stopwatch(startingAt: start, showsHours: false, maxFieldCount: 2)) == "83:45")
    }

    @Test func `knows the next change of a stopwatch`() {
        func next(_ seconds: Double, _ format: SystemFormatStyle.Stopwatch) -> Double? {
            format.discreteInput(after: start + seconds)
                .map { ($0.timeIntervalSince(start) * 1000).rounded() / 1000 }
        }
        #expect(next(-3, .stopwatch(startingAt: start)) == 0)
        #expect(next(5.234, .stopwatch(startingAt: start)) == 5.24)
        #expect(next(5.2, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == 6)
        #expect(next(3700, .stopwatch(startingAt: start, maxFieldCount: 2)) == 3720)
        let format = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
        #expect(format.discreteInput(before: start + 5.2) == start + 5)
        #expect(format.discreteInput(before: start) == nil)
    }

    private func timer(_ seconds: Double, _ format: SystemFormatStyle.Timer) -> String {
        string(format.locale(Locale(identifier: "en_US")).format(start + seconds))
    }

    @Test func `counts down and up in an interval, and stands still outside`() {
        let interval = start..<start + 300
        func texts(_ format: SystemFormatStyle.Timer) -> [String] {
            [-5, 0, 0.5, 60, 270, 300, 400].map { timer($0, format) }
        }
        #expect(texts(.timer(countingDownIn: interval)) == ["5:00", "5:00", "5:00", "4:00", "0:30", "0:00", "0:00"])
        #expect(texts(.timer(countingUpIn: interval)) == ["0:00", "0:00", "0:00", "1:00", "4:30", "5:00", "5:00"])
        #expect(timer(0, .timer(countingDownIn: start..<start + 3600)) == "1:00:00")
        #expect(timer(1, .timer(countingDownIn: start..<start + 3600)) == "59:59")
        #expect(timer(0, .timer(countingDownIn: start..<start + 5400, showsHours: false)) == "90:00")
        #expect(timer(0, .timer(countingDownIn: start..<start + 5640, maxFieldCount: 2)) == "1:34")
        #expect(timer(0, .timer(countingDownIn: interval, maxPrecision: .seconds(60))) == "5 minutes")
    }

    @Test func `knows the next change of a timer`() {
        let format = SystemFormatStyle.Timer(countingDownIn: start..<start + 90.5)
        func next(_ seconds: Double) -> Double? {
            format.discreteInput(after: start + seconds)?.timeIntervalSince(start)
        }
        #expect([-3, 0, 0.5, 90, 90.5].map(next) == [0, 0.5, 1.5, 90.5, nil])
        #expect(format.discreteInput(before: start + 0.2) == start)
        #expect(format.discreteInput(before: start + 100) == start + 90.5)
    }

    private func offset(_ seconds: Double, _ format: SystemFormatStyle.DateOffset) -> String {
        string(format.locale(Locale(identifier: "en_US")).format(start + seconds))
    }

    @Test func `shows a distance in its largest units, with a sign`() {
        #expect(offset(222, .offset(to: start)) == "3 minutes, 42 seconds")
        #expect(offset(-222, .offset(to: start)) == "-3 minutes, 42 seconds")
        #expect(offset(-222, .offset(to: start, sign: .never)) == "3 minutes, 42 seconds")
        #expect(offset(5, .offset(to: start, sign: .always(includingZero: false))) == "+5 seconds")
        #expect(offset(0, .offset(to: start)) == "0 seconds")
        #expect(offset(5663, .offset(to: start)) == "1 hour, 34 minutes")
        #expect(offset(5663, .offset(to: start, maxFieldCount: 1)) == "1 hour")
        #expect(offset(3900, .offset(to: start, allowedFields: [.hour, .minute])) == "1 hour, 5 minutes")
    }

    @Test func `shows a distance in hours, minutes and seconds as a clock`() {
        #expect(offset(332, .offset(to: start, allowedFields: [.minute, .second])) == "5:32")
        #expect(offset(-3932, .offset(to: start, allowedFields: [.minute, .second])) == "-65:32")
        #expect(
            offset(3932, .offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)) == "1:05:32")
    }

    @Test func `knows the next change of a distance`() {
        func next(_ seconds: Double, _ format: SystemFormatStyle.DateOffset? = nil) -> Double? {
            (format ?? .offset(to: start)).discreteInput(after: start + seconds)?.timeIntervalSince(start)
        }
        #expect(next(5.5) == 6)
        #expect(next(-5.5) == -5)
        #expect(next(5663) == 5700)
        #expect(next(90_000) == 93_600)
        #expect(next(5663, .offset(to: start, maxFieldCount: 1)) == 7200)
    }

    private func reference(_ seconds: Double, _ format: (Date) -> SystemFormatStyle.DateReference) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // Noon on May 9, 2026.
        let now = Date(timeIntervalSinceReferenceDate: 800_020_800)
        let text = format(now + seconds).locale(Locale(identifier: "en_US")).calendar(calendar).format(now)
        return string(text).replacing("\u{202F}", with: " ")
    }

    @Test func `refers to a date that is near by its distance`() {
        #expect(reference(300) { .reference(to: $0) } == "in 5 minutes")
        #expect(reference(-7200) { .reference(to: $0) } == "2 hours ago")
        #expect(reference(86_400) { .reference(to: $0) } == "tomorrow")
        #expect(reference(3 * 86_400) { .reference(to: $0) } == "in 3 days")
    }

    @Test func `refers to a date that is far away by the fields that differ`() {
        #expect(reference(-610_000_000) { .reference(to: $0) } == "January 2007")
        #expect(reference(-610_000_000) { .reference(to: $0, maxFieldCount: 3) } == "January 9, 2007")
        #expect(reference(60 * 86_400) { .reference(to: $0) } == "July 8")
        #expect(reference(7200) { .reference(to: $0, thresholdField: .minute) } == "2:00 PM")
        #expect(reference(2 * 86_400) { .reference(to: $0, thresholdField: .hour) } == "May 11")
    }
}
