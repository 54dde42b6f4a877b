import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor @Suite struct `A date text` {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func string(_ text: Text, at moment: Date? = nil, locale: String = "en_US") -> String {
        TextClock.$fixed.withValue(moment ?? now) {
            text.plainString(in: textEnvironment { $0.locale = Locale(identifier: locale) })
        }
    }

    @Test func `is written in the environment's language`() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(string(Text(date, style: .date)) == "January 1, 2001")
        #expect(string(Text(date, style: .date), locale: "de_DE") == "1. Januar 2001")
        #expect(string(Text("\(date, style: .date)!"), locale: "fr_FR") == "1 janvier 2001!")
    }

    @Test(arguments: [
        (0.0, "0:00"), (59.2, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00"), (133_141, "36:59:01"),
        (-1, "0:01"), (-59.5, "1:00"),
    ])
    func `counts as a timer from the date and until it`(_ seconds: Double, _ expected: String) {
        #expect(string(Text(now.addingTimeInterval(-seconds), style: .timer)) == expected)
    }

    @Test(arguments: [
        (5.0, "5 sec"), (332, "5 min, 32 sec"), (8580, "2 hr, 23 min"), (8639, "2 hr, 23 min"),
        (90_000, "1 day, 1 hr"), (700_000, "1 wk, 1 day"),
    ])
    func `shows its distance in two units`(_ seconds: Double, _ expected: String) {
        #expect(string(Text(now.addingTimeInterval(-seconds), style: .relative)) == expected)
        #expect(string(Text(now.addingTimeInterval(seconds), style: .relative)) == expected)
    }

    @Test func `shows by a sign whether it is in the future`() {
        #expect(string(Text(now.addingTimeInterval(7300), style: .offset)) == "+2 hours")
        #expect(string(Text(now.addingTimeInterval(-86_400), style: .offset)) == "-1 day")
        #expect(string(Text(now, style: .offset)) == "0 seconds")
    }

    @Test func `counts through an interval, down or up, and stops outside it`() {
        let interval = now...now.addingTimeInterval(90)
        func clock(_ seconds: Double, _ countsDown: Bool) -> String {
            string(Text(timerInterval: interval, countsDown: countsDown), at: now.addingTimeInterval(seconds))
        }
        #expect([-5, 0, 0.5, 30, 90, 100].map { clock($0, true) } == ["1:30", "1:30", "1:30", "1:00", "0:00", "0:00"])
        #expect(
            [-5, 0, 0.5, 30, 90, 100].map { clock($0, false) } == ["0:00", "0:00", "0:00", "0:30", "1:30", "1:30"])
        let paused = Text(timerInterval: interval, pauseTime: now.addingTimeInterval(30))
        #expect(string(paused, at: now.addingTimeInterval(80)) == "1:00")
        #expect(paused.nextChange(after: now) == nil)
    }

    @Test func `shows hours as minutes on request`() {
        let interval = now...now.addingTimeInterval(7200)
        #expect(string(Text(timerInterval: interval)) == "2:00:00")
        #expect(string(Text(timerInterval: interval, showsHours: false)) == "120:00")
    }

    @Test func `knows when it changes next`() {
        func next(_ text: Text) -> Double? { text.nextChange(after: now).map { $0.timeIntervalSince(now) } }
        #expect(next(Text(now.addingTimeInterval(-10.25), style: .timer)) == 0.75)
        #expect(next(Text(now.addingTimeInterval(-8580), style: .relative)) == 60)
        #expect(next(Text(now.addingTimeInterval(-7300), style: .offset)) == 3500)
        #expect(next(Text("for \(now.addingTimeInterval(-10.25), style: .timer)")) == 0.75)
        #expect(next(Text(now, style: .date)) == nil)
        #expect(next(Text("plain") + Text(now.addingTimeInterval(-0.5), style: .timer)) == 0.5)
    }

    @Test func `reads the clock, also inside of another text`() {
        #expect(Text("for \(now, style: .timer)").readsClock)
        #expect((Text("plain") + Text(now, style: .timer)).readsClock)
        #expect(!Text("for \(Text("ever"))").readsClock && !Text("plain").readsClock)
    }

    @Test func `at an infinite distance never changes`() {
        #expect(string(Text(Date(timeIntervalSince1970: .infinity), style: .timer)) == "0:00")
        #expect(Text(Date(timeIntervalSince1970: .infinity), style: .timer).nextChange(after: now) == nil)
        // Dates this far away have no exact seconds.
        #expect(Text(Date(timeIntervalSince1970: 1e14), style: .timer).nextChange(after: now) == nil)
    }

    @Test(.timeLimit(.minutes(5))) func `updates by itself while it is on a page`() async {
        let start = Date().addingTimeInterval(-0.9)
        let page = TestPage { Text(start, style: .timer) }
        #expect(page.texts == ["0:00"])
        await page.change()
        #expect(page.texts != ["0:00"])
    }

    struct Leaving: View {
        @State private var isShown = true

        var body: some View {
            if isShown { Text(Date(), style: .timer) }
            Button("leave") { isShown = false }
        }
    }

    @Test func `is released when it leaves the page`() throws {
        let page = TestPage { Leaving() }
        #expect(page.graph.feature(TextClocks.self).waiting.count == 1)
        try page.tap("leave")
        #expect(page.graph.feature(TextClocks.self).waiting.isEmpty)
    }
}
