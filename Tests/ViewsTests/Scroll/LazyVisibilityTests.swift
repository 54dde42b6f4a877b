import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Windows of 390 by 844 points with rows of 44 points: 20 of them are visible, and 7 more are within a third of the
/// window below.
@MainActor
@Suite struct `A lazy stack within other content` {
    @Test func `creates the visible rows at any position on the page`() throws {
        let page = TestPage {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 10, height: 1000)
                    LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: 20) } }
                }
            }
        }
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: 1000))))
        page.update()
        #expect(page.texts.prefix(10) == (0..<10).map { "row \($0)" }[...])
        #expect(page.texts.count < 40)
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: 11_000))))
        page.update()
        #expect((500..<510).allSatisfy { page.texts.contains("row \($0)") } && page.texts.count < 60)
    }

    @Test func `creates the visible columns at any position on the page`() throws {
        let page = TestPage {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 1000, height: 10)
                    LazyHStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "\($0)").frame(width: 30) } }
                }
            }
        }
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 1000, y: 0))))
        page.update()
        #expect(page.texts.prefix(10) == (0..<10).map { "\($0)" }[...])
        #expect(page.texts.count < 40)
    }
}

@MainActor
@Suite struct `The rows of a lazy stack` {
    final class Log {
        var loads = 0
        var appeared: [Int] = []
        var disappeared: [Int] = []
    }

    /// Loads twenty rows at a time, when the last row appears.
    struct Feed: View {
        let log: Log
        @State private var items = Array(0..<20)

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(items, id: \.self) { item in
                        Text(verbatim: "row \(item)").frame(height: 44).onAppear {
                            log.appeared.append(item)
                            guard item == items.last else { return }
                            log.loads += 1
                            items += Array(items.count..<items.count + 20)
                        }
                        .onDisappear { log.disappeared.append(item) }
                    }
                }
            }
        }
    }

    struct ListFeed: View {
        let log: Log
        @State private var items = Array(0..<20)

        var body: some View {
            List {
                ForEach(items, id: \.self) { item in
                    Text(verbatim: "row \(item)").onAppear {
                        log.appeared.append(item)
                        guard item == items.last else { return }
                        log.loads += 1
                        items += Array(items.count..<items.count + 20)
                    }
                }
            }
            .listStyle(.plain)
        }
    }

    /// Loads the next page when an indicator at the end appears.
    struct PagedFeed: View {
        let log: Log
        @State private var count = 40

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").frame(height: 44) }
                    ProgressView().onAppear {
                        log.loads += 1
                        count += 40
                    }
                }
            }
        }
    }

    private func scroll(_ page: TestPage, to y: CGFloat) throws {
        let area = try #require(page.nodes.first { $0.events.contains(.scroll) })
        try page.graph.send(DisplayEvent(node: area.id, type: .scroll, value: .point(CGPoint(x: 0, y: y))))
        page.update()
    }

    @Test func `appear up to a third of a screen beyond the visible area`() throws {
        let log = Log()
        let page = TestPage(width: 390, height: 844) { Feed(log: log) }
        #expect(log.appeared == Array(0...25))
        // More rows exist, so that the browser already has those that are scrolled to next.
        #expect(page.texts.contains("row 30"))
        try scroll(page, to: 440)
        #expect(log.appeared == Array(0...35))
        #expect(log.disappeared == [0, 1, 2])
        log.appeared = []
        try scroll(page, to: 0)
        #expect(log.appeared == [0, 1, 2])
    }

    @Test func `load a page at a time`() throws {
        let log = Log()
        let page = TestPage(width: 390, height: 844) { Feed(log: log) }
        #expect(log.loads == 1)
        try scroll(page, to: 400)
        #expect(log.loads == 1)
        try scroll(page, to: 700)
        #expect(log.loads == 2)
        try scroll(page, to: 900)
        #expect(log.loads == 2)
    }

    @Test func `of a list also load a page at a time`() throws {
        let log = Log()
        let page = TestPage(width: 390, height: 844) { ListFeed(log: log) }
        #expect(log.loads == 1)
        #expect((log.appeared.last ?? 0) < 30)
        try scroll(page, to: 1200)
        #expect(log.loads == 2)
    }

    @Test func `and the indicator at their end appear each time that they come near`() throws {
        let log = Log()
        let page = TestPage(width: 390, height: 844) { PagedFeed(log: log) }
        #expect(log.loads == 0)
        try scroll(page, to: 700)
        #expect(log.loads == 1)
        try scroll(page, to: 800)
        #expect(log.loads == 1)
        try scroll(page, to: 2500)
        #expect(log.loads == 2)
    }

    @Test func `appear when they are parts of a content that another view splits`() throws {
        struct Rows: View {
            let log: Log
            @State private var isFollowed = false

            var body: some View {
                Group(
                    subviews: ForEach(0..<39) { number in
                        HStack {
                            Button("row \(number)") { isFollowed = true }
                            if isFollowed {
                                Color.red.onAppear { log.appeared.append(number) }
                                    .onDisappear { log.disappeared.append(number) }
                            }
                        }
                        .frame(height: 44)
                    }
                ) { rows in
                    ScrollView { LazyVStack(spacing: 0) { ForEach(Array(rows)) { $0 } } }
                }
            }
        }
        let log = Log()
        let page = TestPage(width: 390, height: 844) { Rows(log: log) }
        try page.tap("row 3")
        #expect(log.appeared.sorted() == Array(0...25))
        try scroll(page, to: 440)
        #expect(log.appeared.sorted() == Array(0...35))
        #expect(log.disappeared == [0, 1, 2])
    }

    @Test func `keep their state while out of sight`() throws {
        struct Row: View {
            let number: Int
            @State private var count = 0
            var body: some View { Button("\(number): \(count)") { count += 1 }.frame(height: 44) }
        }
        let page = TestPage(width: 390, height: 844) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0) } } }
        }
        try page.tap("3: 0")
        try scroll(page, to: 3000)
        #expect(!page.texts.contains("3: 1"))
        try scroll(page, to: 0)
        #expect(page.texts.contains("3: 1"))
    }
}
