import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The phase of a scroll view` {
    private final class Log {
        var all: [String] = []
    }

    /// 200 points of a content of 1000 points.
    private func page(_ log: Log) -> TestPage {
        TestPage {
            ScrollView { Color.red.frame(height: 1000) }
                .frame(height: 200)
                .onScrollPhaseChange { old, new, context in
                    let velocity = context.velocity?.dy ?? -1
                    log.all.append("\(old) \(new) \(context.geometry.contentOffset.y) \(velocity)")
                }
        }
    }

    private func report(_ text: String, to page: TestPage) throws {
        let node = try #require(page.scrollNode)
        try page.graph.send(DisplayEvent(node: node.id, type: .phase, value: .text(text)))
        page.update()
    }

    @Test func `is reported with the position and the velocity, and scrolling itself is not`() throws {
        let log = Log()
        let page = page(log)
        #expect(page.scrollNode?.events == .phase)
        try report("tracking 0 0 0 0", to: page)
        try report("interacting 0 12.5 0 0", to: page)
        try report("decelerating 0 120 0 900", to: page)
        try report("idle 0 5000 0 0", to: page)
        #expect(
            log.all == [
                "idle tracking 0.0 0.0", "tracking interacting 12.5 0.0", "interacting decelerating 120.0 900.0",
                "decelerating idle 800.0 0.0",
            ])
    }

    @Test func `runs the action only for changes`() throws {
        let log = Log()
        let page = page(log)
        try report("animating 0 0 0 0", to: page)
        try report("animating 0 10 0 0", to: page)
        #expect(log.all == ["idle animating 0.0 0.0"])
    }

    @Test func `without the context has the old and the new phase`() throws {
        let log = Log()
        let page = TestPage {
            ScrollView { Color.red.frame(height: 1000) }
                .onScrollPhaseChange { log.all.append("\($0) \($1) \($1.isScrolling)") }
        }
        try report("tracking 0 0 0 0", to: page)
        try report("interacting 0 0 0 0", to: page)
        #expect(log.all == ["idle tracking false", "tracking interacting true"])
    }

    @Test func `leaves the position to the reports of scrolling, if the app reads it`() throws {
        let log = Log()
        let page = TestPage {
            ScrollView { Color.red.frame(height: 1000) }
                .frame(height: 200)
                .onScrollPhaseChange { log.all.append("\($1)") }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { log.all.append("\($1)") }
        }
        #expect(page.scrollNode?.events == [.scroll, .phase])
        try report("interacting 0 10 0 0", to: page)
        try page.scroll(y: 30)
        #expect(log.all == ["interacting", "30.0"])
    }

    @Test(arguments: ["", "idle", "idle 0 0 0", "idle 0 0 0 0 0", "moving 0 0 0 0", "idle 0 nan 0 0", "idle 0 x 0 0"])
    func `is refused in another form`(text: String) throws {
        let page = page(Log())
        #expect(throws: EventRefusal.self) { try report(text, to: page) }
    }

    @Test func `is refused by an area that does not report it`() throws {
        let page = TestPage { ScrollView { Color.red.frame(height: 1000) } }
        #expect(throws: EventRefusal.self) { try report("idle 0 0 0 0", to: page) }
    }

    @Test func `has a name`() {
        let all: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
        #expect(all.map(\.debugDescription) == ["idle", "tracking", "interacting", "decelerating", "animating"])
        #expect(all.map(\.isScrolling) == [false, false, true, true, true])
    }
}
