import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The progress of an interval` {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func fraction(at seconds: Double, countsDown: Bool = true) -> Double? {
        TextClock.$fixed.withValue(start.addingTimeInterval(seconds)) {
            TestPage {
                ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: countsDown) { Text("a") }
            }
            .nodes.lazy.compactMap(\.semantics?.fraction).first
        }
    }

    @Test func `is a second ahead, to which the browser moves the bar`() {
        #expect(fraction(at: -3) == 1)
        #expect(fraction(at: 0) == 0.9)
        #expect(fraction(at: 4) == 0.5)
        #expect(fraction(at: 99) == 0)
        #expect(fraction(at: 4, countsDown: false) == 0.5)
        #expect(fraction(at: 7, countsDown: false) == 0.8)
    }

    @Test func `has a label for the remaining time`() throws {
        let texts = TextClock.$fixed.withValue(start.addingTimeInterval(4)) {
            TestPage { ProgressView(timerInterval: start...start.addingTimeInterval(10)) }.texts
        }
        #expect(texts == ["0:06"])
    }

    @Test func `is evaluated each second, at most 200 times, and at the end`() {
        let short = ProgressInterval(dates: start...start.addingTimeInterval(3.5), countsDown: true)
        #expect(short.evaluations(from: start).map { $0.timeIntervalSince(start) } == [0, 1, 2, 3, 3.5])
        #expect(short.evaluations(from: start - 9).map { $0.timeIntervalSince(start) } == [-9, 0, 1, 2, 3, 3.5])
        #expect(short.evaluations(from: start + 9).map { $0.timeIntervalSince(start) } == [9])
        let long = ProgressInterval(dates: start...start.addingTimeInterval(4000), countsDown: true)
        #expect(Array(long.evaluations(from: start)).count == 201)
    }

    @Test func `of no time is over`() {
        let none = ProgressInterval(dates: start...start, countsDown: true)
        #expect(none.fraction(at: start) == 0)
        #expect(ProgressInterval(dates: start...start, countsDown: false).fraction(at: start) == 1)
        #expect(Array(none.evaluations(from: start)).count == 1)
    }
}
