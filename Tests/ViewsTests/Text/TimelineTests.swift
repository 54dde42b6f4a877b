import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor @Suite struct `A timeline` {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func first<S: TimelineSchedule>(_ count: Int, of schedule: S, from seconds: Double = 0) -> [Double] {
        schedule.entries(from: start.addingTimeInterval(seconds), mode: .normal).prefix(count)
            .map { $0.timeIntervalSince(start) }
    }

    @Test func `has dates at equal intervals, starting with the current one`() {
        #expect(first(3, of: .periodic(from: start, by: 10), from: 25) == [20, 30, 40])
        #expect(first(2, of: .periodic(from: start, by: 10), from: -5) == [0, 10])
        #expect(first(2, of: .periodic(from: start, by: 0), from: 3.5) == [3, 4])
        #expect(first(2, of: .periodic(from: start, by: .nan), from: 3.5) == [3, 4])
    }

    @Test func `has the starts of minutes, the given dates, or as many dates as a page can follow`() {
        #expect(first(2, of: .everyMinute, from: 61) == [40, 100])
        #expect(first(5, of: .explicit([start, start.addingTimeInterval(7)])) == [0, 7])
        let frames = (0..<3).map { start.addingTimeInterval(Double($0) / 60).timeIntervalSince(start) }
        #expect(first(3, of: .animation) == frames)
        #expect(first(2, of: .animation(minimumInterval: 0.5)) == [0, 0.5])
        #expect(first(2, of: .animation(paused: true)).isEmpty)
    }

    @Test func `creates its content with the current date`() {
        let page = TextClock.$fixed.withValue(start.addingTimeInterval(25)) {
            TestPage {
                TimelineView(.periodic(from: start, by: 10)) { context in
                    Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
                }
            }
        }
        #expect(page.texts == ["20"])
    }

    @Test(.timeLimit(.minutes(5))) func `updates its content at each of the next dates`() async {
        let page = TestPage {
            TimelineView(.periodic(from: Date(), by: 0.02)) { context in
                Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
            }
        }
        var before = page.texts
        for _ in 0..<3 {
            await page.change()
            #expect(page.texts != before)
            before = page.texts
        }
    }
}
