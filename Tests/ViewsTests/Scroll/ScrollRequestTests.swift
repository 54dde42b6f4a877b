import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// The window of a page is 300 × 200 points, so 20 rows of 10 points are visible.
@MainActor @Suite struct `A request to scroll` {
    private struct Rows: View {
        var anchor: UnitPoint?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)") } } }
                    .onAppear { if let anchor { proxy.scrollTo(49, anchor: anchor) } }
            }
        }
    }

    private func resize(_ page: TestPage, height: CGFloat) {
        page.graph.host.size.height = height
        page.update()
    }

    @Test(arguments: [100, 120]) func `is renewed when the true size of the window arrives`(height: CGFloat) {
        let page = TestPage { Rows(anchor: .bottom) }
        #expect(page.scrollState?.request == .init(number: 1, offset: CGPoint(x: 0, y: 300)))
        resize(page, height: height)
        #expect(page.scrollState?.request == .init(number: 2, offset: CGPoint(x: 0, y: 500 - height)))
    }

    @Test func `that stays right is not renewed`() {
        let top = TestPage { Rows(anchor: .top) }
        resize(top, height: 220)
        // The browser keeps the offset within the content by itself.
        #expect(top.scrollState?.request?.number == 1)
        #expect(top.scrollState?.offset.y == 280)
        let none = TestPage { Rows() }
        resize(none, height: 100)
        #expect(none.scrollState?.request == nil)
    }

    @Test func `is not renewed at later sizes of the window`() throws {
        let page = TestPage {
            VStack(spacing: 0) {
                Button("a") {}; Rows(anchor: .bottom)
            }
        }
        try page.tap("a")
        resize(page, height: 100)
        #expect(page.scrollState?.request?.number == 1)
    }

    @Test func `by an anchor of the first offset is renewed, too`() {
        let page = TestPage {
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)") } } }
                .defaultScrollAnchor(.bottom, for: .initialOffset)
        }
        #expect(page.scrollState?.offset.y == 300)
        resize(page, height: 100)
        #expect(page.scrollState?.offset.y == 400)
    }

    private struct Chat: View {
        @State private var last = 0
        var anchor: UnitPoint?

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("send") { last += 1 }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<50) { Text("row \($0)") }
                            if last > 0 {
                                AsyncImage(url: URL(string: "https://example.com/boat.png")) {
                                    $0
                                } placeholder: {
                                    Text("loading")
                                }
                            }
                            Text("end").id("end")
                        }
                    }
                    .onChange(of: last) { proxy.scrollTo("end", anchor: anchor) }
                }
            }
        }
    }

    private func load(_ page: TestPage) throws {
        let loader = try #require(page.nodes.first { $0.events.contains(.load) })
        try page.graph.send(DisplayEvent(node: loader.id, type: .load, value: .point(CGPoint(x: 40, y: 70))))
        page.update()
    }

    @Test(arguments: [.bottom, nil] as [UnitPoint?]) func `is renewed when a picture arrives`(anchor: UnitPoint?) throws
    {
        let page = TestPage { Chat(anchor: anchor) }
        try page.tap("send")
        // 52 rows, of which 19 are visible under the button.
        #expect(page.scrollState?.request == .init(number: 1, offset: CGPoint(x: 0, y: 330)))
        #expect(page.scrollNode?.events == .scroll)
        try load(page)
        // The picture is 60 points longer than the row in its place.
        #expect(page.scrollState?.request == .init(number: 2, offset: CGPoint(x: 0, y: 390)))
    }

    @Test func `is not renewed after the user has scrolled`() throws {
        let page = TestPage { Chat(anchor: .bottom) }
        try page.tap("send")
        try page.scroll(y: 330)
        try page.scroll(y: 100)
        try load(page)
        #expect(page.scrollState?.request?.number == 1)
        #expect(page.scrollState?.offset.y == 100)
    }

    private struct Growing: View {
        @State private var count = 50

        var body: some View {
            VStack(spacing: 0) {
                Button("send") { count += 1 }
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10.5) } }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
    }

    @Test func `by an anchor is kept although browsers report whole pixels`() throws {
        let page = TestPage { Growing() }
        for count in 50..<53 {
            #expect(page.scrollState?.offset.y == CGFloat(count) * 10.5 - 190)
            try page.scroll(y: (CGFloat(count) * 10.5 - 190).rounded(.down))
            try page.tap("send")
        }
    }

    private struct LazyRows: View {
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("proxy") { proxy.scrollTo(199, anchor: .bottom) }
                    Button("animated") { withAnimation { proxy.scrollTo(199, anchor: .bottom) } }
                    Button("edge") { position.scrollTo(edge: .bottom) }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<200) { Text("row \($0)").frame(height: $0 < 20 ? 10 : CGFloat(13 + $0 % 7)) }
                        }
                    }
                    .scrollPosition($position)
                }
            }
        }
    }

    @Test(arguments: ["proxy", "animated", "edge"])
    func `ends at the last row, although the rows on the way were longer than expected`(button: String) throws {
        let page = TestPage { LazyRows() }
        try page.tap(button)
        let state = try #require(page.scrollState)
        #expect(state.request?.offset == state.offset)
        // The row of 16 points, with 10 points of text in its middle, ends where the window does.
        #expect(page.frame(of: "row 199").map { $0.maxY - state.offset.y } == 197)
    }
}
