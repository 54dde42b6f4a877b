import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A scroll view` {
    func scroll(_ page: TestPage) -> DisplayNode? {
        page.nodes.first { if case .scroll = $0.content { true } else { false } }
    }

    @Test func `takes the space along its axis and is as wide as its content`() {
        let page = TestPage {
            ScrollView {
                Text("0123456789")
                Color.red.frame(width: 50, height: 500)
            }
        }
        #expect(scroll(page)?.frame == CGRect(x: 100, y: 0, width: 100, height: 200))
        #expect(
            scroll(page)?.children.first(where: { _ in true })?.frame == CGRect(x: 0, y: 0, width: 100, height: 518))
        #expect(page.frame(of: "0123456789") == CGRect(x: 100, y: 0, width: 100, height: 10))
    }

    @Test func `that scrolls horizontally arranges its views in a row and is as high as they are`() {
        let page = TestPage {
            ScrollView(.horizontal) {
                Text("A")
                Text("B")
            }
        }
        #expect(scroll(page)?.frame == CGRect(x: 0, y: 95, width: 300, height: 10))
        #expect(page.frame(of: "B") == CGRect(x: 18, y: 95, width: 10, height: 10))
    }

    struct Read: View {
        @State private var top: CGFloat = 0

        var body: some View {
            VStack {
                Text("top \(Int(top))")
                ScrollView {
                    VStack(spacing: 0) {
                        GeometryReader { proxy in
                            Color.clear.preference(key: Top.self, value: proxy.frame(in: .named("area")).minY)
                        }
                        .frame(height: 0)
                        Color.red.frame(height: 1000)
                    }
                }
                .coordinateSpace(name: "area")
                .onPreferenceChange(Top.self) { top = $0 }
            }
        }
    }

    enum Top: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    @Test func `reports its scrolling only if a view reads a position inside`() throws {
        let plain = TestPage { ScrollView { Color.red.frame(height: 1000) } }
        #expect(scroll(plain)?.events == [])
        let page = TestPage { Read() }
        #expect(scroll(page)?.events == .scroll)
        #expect(page.texts == ["top 0"])
        try page.graph.send(
            DisplayEvent(node: scroll(page)!.id, type: .scroll, value: .point(CGPoint(x: 0, y: 120))))
        page.update()
        #expect(page.texts == ["top -120"])
    }

    @Test(arguments: [(CGPoint(x: 0, y: 1e9), "top -818"), (CGPoint(x: 50, y: -40), "top 0")])
    func `brings an offset beyond the content back to it`(offset: CGPoint, text: String) throws {
        let page = TestPage { Read() }
        try page.graph.send(DisplayEvent(node: scroll(page)!.id, type: .scroll, value: .point(offset)))
        page.update()
        #expect(page.texts == [text])
    }

    @Test(arguments: [
        EventValue.point(CGPoint(x: 0, y: CGFloat.nan)), .point(CGPoint(x: CGFloat.infinity, y: 0)), .number(3), .none,
    ])
    func `refuses an invalid position`(value: EventValue) {
        let page = TestPage { Read() }
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: scroll(page)!.id, type: .scroll, value: value))
        }
        #expect(page.update().root.id == page.tree.root.id)
    }

    struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("jump") { proxy.scrollTo(30, anchor: .top) }
                    Button("glide") { withAnimation(.easeInOut(duration: 2)) { proxy.scrollTo(30, anchor: .top) } }
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)") } }
                    }
                }
            }
        }
    }

    @Test func `scrolls to the view with an id`() throws {
        let page = TestPage { Jumping() }
        try page.tap("jump")
        guard case .scroll(let shown)? = scroll(page)?.content else {
            Issue.record("no scroll view")
            return
        }
        #expect(shown.request == DisplayScroll.Request(number: 1, offset: CGPoint(x: 0, y: 300)))
    }

    @Test func `scrolls with the curve and the duration of an animation`() throws {
        let page = TestPage { Jumping() }
        try page.tap("glide")
        #expect(
            page.scrollState?.request
                == DisplayScroll.Request(
                    number: 1, offset: CGPoint(x: 0, y: 300),
                    animation: DisplayAnimation(curve: .bezier(0.42, 0, 0.58, 1), duration: 2)))
    }
}

@MainActor
@Suite struct `A lazy stack` {
    struct Rows: View {
        let count: Int
        let probe: Probe

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 2) {
                    ForEach(0..<count, id: \.self) { Row(number: $0, probe: probe) }
                }
            }
        }
    }

    struct Row: View {
        let number: Int
        let probe: Probe
        @State private var taps = 0

        var body: some View {
            probe.count += 1
            return Button("row \(number)\(taps > 0 ? "!" : "")") { taps += 1 }
        }
    }

    func scroll(_ page: TestPage, to y: CGFloat) throws {
        let node = page.nodes.first { if case .scroll = $0.content { true } else { false } }
        try page.graph.send(DisplayEvent(node: node!.id, type: .scroll, value: .point(CGPoint(x: 0, y: y))))
        page.update()
    }

    @Test(arguments: [100, 1_000_000]) func `creates only the rows near the visible area`(count: Int) {
        let probe = Probe()
        let page = TestPage { Rows(count: count, probe: probe) }
        // 200 points of rows of 12 each, and as much again below.
        #expect(probe.count == 34)
        #expect(page.texts.first == "row 0")
        #expect(page.texts.count == 34)
    }

    @Test func `is as long as all its rows together`() {
        let page = TestPage { Rows(count: 100_000, probe: Probe()) }
        let content = page.nodes.first { "\($0.type)" == "ScrollContent" }
        #expect(content?.frame.height == 1_199_998)
    }

    @Test func `shows the rows at the scroll position`() throws {
        let probe = Probe()
        let page = TestPage { Rows(count: 100_000, probe: probe) }
        try scroll(page, to: 600_000)
        #expect(page.texts.contains("row 50,000"))
        #expect(!page.texts.contains("row 0"))
        #expect(page.frame(of: "row 50,000")?.origin.y == 600_000)
        #expect(probe.count < 100)
    }

    @Test func `keeps the state of a row that was out of view`() throws {
        let page = TestPage { Rows(count: 1000, probe: Probe()) }
        try page.tap("row 1")
        try scroll(page, to: 6000)
        #expect(!page.texts.contains("row 1!"))
        try scroll(page, to: 0)
        #expect(page.texts.contains("row 1!"))
    }

    struct Growing: View {
        @State private var numbers = Array(0..<300)

        var body: some View {
            VStack(spacing: 0) {
                Button("insert") { numbers.insert(-1, at: 0) }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Text("header")
                        ForEach(numbers, id: \.self) { Text("n\($0)") }
                        Text("footer")
                    }
                }
            }
        }
    }

    @Test func `follows its data, between permanent views`() throws {
        let page = TestPage { Growing() }
        #expect(Array(page.texts.prefix(3)) == ["insert", "header", "n0"])
        try page.tap("insert")
        #expect(Array(page.texts.prefix(4)) == ["insert", "header", "n-1", "n0"])
        try scroll(page, to: 1e6)
        #expect(page.texts.last == "footer")
    }

    struct Uneven: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50) { Color.red.frame(height: $0.isMultiple(of: 2) ? 10 : 30) }
                }
            }
        }
    }

    @Test func `uses the actual lengths of rows that it has created`() throws {
        let page = TestPage { Uneven() }
        // 50 rows of 10 were expected; of the first 27, 13 are 30 long.
        let content = page.nodes.first { "\($0.type)" == "ScrollContent" }
        #expect((content?.frame.height ?? 0) > 500)
        try scroll(page, to: 10_000)
        try scroll(page, to: 0)
        let tops = page.frames(ofType: "Color").map(\.minY)
        #expect(Array(tops.prefix(4)) == [0, 10, 40, 50])
    }
}
