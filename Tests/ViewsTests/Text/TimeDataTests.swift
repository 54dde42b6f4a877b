import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A text of time data` {
    private let now = Date(timeIntervalSinceReferenceDate: 800_020_805.25)

    private func string(_ text: Text, locale: String = "en_US") -> String {
        TextClock.$fixed.withValue(now) {
            text.plainString(in: textEnvironment { $0.locale = Locale(identifier: locale) })
        }
    }

    private func next(_ text: Text) -> Double? { text.nextChange(after: now).map { $0.timeIntervalSince(now) } }

    @Test func `shows the current date`() {
        let format = Date.FormatStyle(timeZone: .gmt).hour(.twoDigits(amPM: .omitted)).minute().second()
        #expect(string(Text(TimeDataSource<Date>.currentDate, format: format)) == "12:00:05")
        #expect(string(Text(TimeDataSource<Date>.currentDate, format: format.attributedStyle)) == "12:00:05")
        #expect(next(Text(TimeDataSource<Date>.currentDate, format: format)) == 0.75)
    }

    @Test func `shows the time since a date`() {
        let text = Text(
            .durationOffset(to: now - 65.25), format: Duration.TimeFormatStyle(pattern: .minuteSecond))
        #expect(string(text) == "1:05")
        #expect(next(text).map { $0 > 0 && $0 <= 0.75 } == true)
        #expect(string(Text(.currentDate, format: .stopwatch(startingAt: now - 65.25))) == "01:05.25")
        #expect(string(Text(.currentDate, format: .offset(to: now - 222))) == "3 minutes, 42 seconds")
        #expect(
            string(Text(.currentDate, format: .offset(to: now - 222)), locale: "de_DE") == "3 Minuten und 42 Sekunden")
    }

    @Test func `updates at most ten times a second`() {
        #expect(next(Text(.currentDate, format: .stopwatch(startingAt: now))).map { abs($0 - 0.1) < 1e-6 } == true)
        #expect(next(Text(.currentDate, format: .timer(countingUpIn: now - 0.25..<now + 9))) == 0.75)
        #expect(next(Text(.currentDate, format: .timer(countingUpIn: now - 9..<now - 5))) == nil)
    }

    private struct Length: DiscreteFormatStyle {
        func format(_ value: Range<Date>) -> String {
            "\(Int(value.upperBound.timeIntervalSince(value.lowerBound))) s"
        }
        func discreteInput(after input: Range<Date>) -> Range<Date>? { input.lowerBound + 2..<input.upperBound }
        func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
        func input(after input: Range<Date>) -> Range<Date>? { nil }
        func input(before input: Range<Date>) -> Range<Date>? { nil }
    }

    @Test func `shows ranges that begin or end now`() {
        #expect(string(Text(.dateRange(startingAt: now - 20), format: Length())) == "20 s")
        #expect(string(Text(.dateRange(startingAt: now + 20), format: Length())) == "0 s")
        #expect(string(Text(.dateRange(endingAt: now + 30), format: Length())) == "30 s")
        #expect(string(Text(.dateRange(endingAt: now - 30), format: Length())) == "0 s")
        #expect(next(Text(.dateRange(endingAt: now + 30), format: Length())) == 2)
    }

    @Test func `is equal to a text of the same source and format`() {
        func text(_ start: Date) -> Text { Text(.currentDate, format: .stopwatch(startingAt: start)) }
        #expect(text(now) == text(now))
        #expect(text(now) != text(now + 1))
        #expect(
            Text(.dateRange(endingAt: now), format: Length()) != Text(.dateRange(startingAt: now), format: Length()))
    }

    @Test func `shows a value in a format with attributes, in the environment's language`() {
        let text = Text(3.5, format: FloatingPointFormatStyle<Double>.number.attributed)
        #expect(string(text) == "3.5")
        #expect(string(text, locale: "de_DE") == "3,5")
        #expect(text == Text(3.5, format: FloatingPointFormatStyle<Double>.number.attributed))
        #expect(text != Text(4.5, format: FloatingPointFormatStyle<Double>.number.attributed))
    }

    @Test(.timeLimit(.minutes(5))) func `updates by itself while it is on a page`() async {
        let format = SystemFormatStyle.Stopwatch(startingAt: Date() - 0.9, maxPrecision: .seconds(1))
        let page = TestPage { Text(.currentDate, format: format) }
        #expect(page.texts == ["00:00"])
        await page.change()
        #expect(page.texts != ["00:00"])
    }
}
