import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

extension TestPage {
    /// The first scroll view.
    var scrollNode: DisplayNode? {
        nodes.first { if case .scroll = $0.content { true } else { false } }
    }

    var scrollState: DisplayScroll? {
        if case .scroll(let scroll)? = scrollNode?.content { scroll } else { nil }
    }

    /// Scrolls the first scroll view as a user does.
    func scroll(x: CGFloat = 0, y: CGFloat = 0) throws {
        let node = try #require(scrollNode)
        try graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: x, y: y))))
        update()
    }
}

@MainActor
@Suite struct `A scroll position` {
    struct Rows: View {
        @State var id: Int?
        var anchor: UnitPoint?

        var body: some View {
            VStack(spacing: 0) {
                Text("at \(id.map { "\($0)" } ?? "none")")
                Button("go") { id = 30 }
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)") } }.scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: anchor)
            }
        }
    }

    @Test func `by id follows the user to the first visible row`() throws {
        let page = TestPage { Rows() }
        #expect(page.scrollNode?.events == .scroll)
        #expect(page.texts.first == "at none")
        try page.scroll(y: 120)
        #expect(page.texts.first == "at 12")
        try page.scroll(y: 127)
        #expect(page.texts.first == "at 13")
    }

    @Test func `by id scrolls when the id is set, just far enough to show the row`() throws {
        let page = TestPage { Rows() }
        try page.tap("go")
        // 180 points of rows of 10: row 30 ends at 310.
        #expect(page.scrollState?.request == .init(number: 1, offset: CGPoint(x: 0, y: 130)))
        #expect(page.scrollState?.offset.y == 130)
        #expect(page.texts.first == "at 30")
    }

    @Test func `by id aligns the anchors`() throws {
        let page = TestPage { Rows(anchor: .top) }
        try page.tap("go")
        #expect(page.scrollState?.offset.y == 300)
        // The page reports that it has arrived; this is not scrolling by the user.
        try page.scroll(y: 300)
        #expect(page.texts.first == "at 30")
        try page.scroll(y: 290)
        #expect(page.texts.first == "at 29")
        #expect(page.scrollState?.request?.number == 1)
    }

    @Test func `by id is scrolled to initially`() {
        let page = TestPage { Rows(id: 20, anchor: .top) }
        #expect(page.scrollState?.offset.y == 200)
    }

    @Test func `by an unknown id does nothing`() {
        let page = TestPage { Rows(id: 1000) }
        #expect(page.scrollState?.offset.y == 0)
        #expect(page.scrollState?.request == nil)
    }

    struct LazyRowsPage: View {
        @State var id: Int?

        var body: some View {
            VStack(spacing: 0) {
                Text("at \(id.map { "\($0)" } ?? "none")")
                Button("go") { withAnimation { id = 5000 } }
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Text("row \($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: .top)
            }
        }
    }

    @Test func `works in a lazy stack, whose rows are created when scrolled to`() throws {
        let page = TestPage { LazyRowsPage() }
        try page.tap("go")
        #expect(
            page.scrollState?.request
                == .init(number: 1, offset: CGPoint(x: 0, y: 50_000), animation: Animation.default.display))
        #expect(page.texts.contains("row 5,000"))
        // Smooth scrolling reports intermediate positions, which do not count.
        try page.scroll(y: 20_000)
        try page.scroll(y: 50_000)
        #expect(page.texts.first == "at 5000")
        try page.scroll(y: 40_000)
        #expect(page.texts.first == "at 4000")
    }

    struct ByValue: View {
        @State var position = ScrollPosition(idType: Int.self)

        var body: some View {
            VStack(spacing: 0) {
                Text(position.isPositionedByUser ? "user" : "app")
                Text("id \(position.viewID(type: Int.self).map { "\($0)" } ?? "none")")
                Button("bottom") { position.scrollTo(edge: .bottom) }
                Button("point") { position.scrollTo(y: 55) }
                Button("row") { position.scrollTo(id: 12, anchor: .top) }
                Button("nowhere") { position.scrollTo(point: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) }
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)") } }.scrollTargetLayout()
                }
                .scrollPosition($position)
            }
        }
    }

    @Test(arguments: [("bottom", 360), ("point", 55), ("row", 120), ("nowhere", 360)] as [(String, CGFloat)])
    func `as a value scrolls to edges, points and rows`(button: String, offset: CGFloat) throws {
        let page = TestPage { ByValue() }
        try page.tap(button)
        #expect(page.scrollState?.offset.y == offset)
        #expect(page.texts.first == "app")
    }

    @Test func `as a value reports scrolling by the user, and scrolls back on request`() throws {
        let page = TestPage { ByValue() }
        try page.tap("bottom")
        try page.scroll(y: 200)
        #expect(Array(page.texts.prefix(2)) == ["user", "id 20"])
        try page.tap("bottom")
        #expect(page.scrollState?.request == .init(number: 2, offset: CGPoint(x: 0, y: 360)))
        #expect(Array(page.texts.prefix(2)) == ["app", "id none"])
    }

    private struct Bouncing: View {
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            VStack(spacing: 0) {
                Text(position.isPositionedByUser ? "user" : "app")
                // The damping ratio is a half: the spring passes its end by 16 % of the distance.
                Button("go") {
                    withAnimation(.spring(Spring(duration: 1, bounce: 0.5))) { position.scrollTo(y: 500) }
                }
                ScrollView { Color.red.frame(height: 2000) }.scrollPosition($position)
            }
        }
    }

    @Test(
        arguments: [
            ([250, 560, 480, 500], "app"), ([500, 580], "app"), ([500, 590], "user"), ([560, 430], "app"),
            ([500, 400], "user"), ([2000], "user"),
        ] as [([CGFloat], String)])
    func `may be passed by a spring as far as it bounces`(places: [CGFloat], owner: String) throws {
        let page = TestPage(holdsClock: true) { Bouncing() }
        try page.tap("go")
        for place in places { try page.scroll(y: place) }
        #expect(page.texts.first == owner)
    }

    @Test func `may be passed only as long as the spring bounces`() throws {
        let page = TestPage(holdsClock: true) { Bouncing() }
        try page.tap("go")
        try page.scroll(y: 500)
        page.advance(by: 60)
        try page.scroll(y: 560)
        #expect(page.texts.first == "user")
    }

    @Test func `accepts ten thousand scroll reports`() throws {
        let page = TestPage { ByValue() }
        let node = try #require(page.scrollNode)
        for step in 0..<10_000 {
            try page.graph.send(
                DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: CGFloat(step % 700)))))
        }
        page.update()
        #expect(page.scrollState?.offset.y == 199)
    }

    struct Growing: View {
        @State var count = 50

        var body: some View {
            VStack(spacing: 0) {
                Button("more") { count += 10 }
                ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
                    .defaultScrollAnchor(.bottom)
            }
        }
    }

    @Test func `at the bottom by default starts there and stays there while the content grows`() throws {
        let page = TestPage { Growing() }
        #expect(page.scrollState?.offset.y == 310)
        try page.tap("more")
        #expect(page.scrollState?.offset.y == 410)
        try page.scroll(y: 100)
        try page.tap("more")
        #expect(page.scrollState?.offset.y == 100)
    }

    @Test func `by default may have an anchor for one situation only`() throws {
        struct Anchored: View {
            let role: ScrollAnchorRole
            @State private var height: CGFloat

            init(_ role: ScrollAnchorRole, height: CGFloat) {
                self.role = role
                self.height = height
            }

            var body: some View {
                VStack(spacing: 0) {
                    Button("more") { height += 100 }
                    ScrollView { Color.red.frame(height: height).accessibilityLabel("content") }
                        .defaultScrollAnchor(.bottom, for: role)
                }
            }
        }
        func offsets(_ role: ScrollAnchorRole, from offset: CGFloat? = nil) throws -> [CGFloat?] {
            let page = TestPage { Anchored(role, height: 400) }
            let first = page.scrollState?.offset.y
            if let offset { try page.scroll(y: offset) }
            try page.tap("more")
            return [first, page.scrollState?.offset.y]
        }
        func top(_ role: ScrollAnchorRole) -> CGFloat? {
            TestPage { Anchored(role, height: 40) }.frame(of: "content")?.minY
        }
        #expect(try offsets(.initialOffset) == [210, 210])
        #expect(try offsets(.sizeChanges, from: 210) == [0, 310])
        #expect(try offsets(.alignment) == [0, 0])
        #expect(top(.initialOffset) == 10 && top(.sizeChanges) == 10 && top(.alignment) == 160)
    }

    @Test func `at the bottom by default aligns content that is smaller than the view at the bottom`() {
        let page = TestPage { ScrollView { Text("low") }.defaultScrollAnchor(.bottom) }
        #expect(page.frame(of: "low")?.origin.y == 190)
    }

    struct Watching: View {
        @State var isDown = false

        var body: some View {
            VStack(spacing: 0) {
                Text(isDown ? "down" : "up")
                ScrollView { Color.red.frame(height: 1000) }
                    .contentMargins(.top, 20)
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 100
                    } action: {
                        isDown = $1
                    }
            }
        }
    }

    @Test func `is reported as geometry when the result of the closure changes`() throws {
        let page = TestPage { Watching() }
        #expect(page.texts == ["up"])
        // The margin of 20 precedes the content.
        try page.scroll(y: 120)
        #expect(page.texts == ["up"])
        try page.scroll(y: 121)
        #expect(page.texts == ["down"])
    }
}

@MainActor
@Suite struct `The settings of a scroll view` {
    @Test func `margins surround the content and scroll with it`() {
        let page = TestPage {
            ScrollView { Text("in").frame(height: 300, alignment: .top) }.contentMargins(.top, 12)
                .contentMargins(.leading, 5)
        }
        #expect(page.frame(of: "in") == CGRect(x: 142.5, y: 12, width: 20, height: 10))
        #expect(page.frames(ofType: "ScrollContent").first?.height == 312)
    }

    @Test func `margins at the sides take space from the content`() {
        let page = TestPage {
            ScrollView { Color.red.frame(height: 10).accessibilityLabel("wide") }.contentMargins(.horizontal, 30)
        }
        #expect(page.frame(of: "wide") == CGRect(x: 30, y: 0, width: 240, height: 10))
    }

    @Test func `paging stops at multiples of the view's length`() {
        let page = TestPage {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<3) { Color.red.frame(width: 300).accessibilityLabel("\($0)") } }
            }
            .scrollTargetBehavior(.paging)
        }
        #expect(page.frames(ofType: "ScrollStop").map(\.minX) == [0, 300, 600])
        #expect(page.scrollState?.snapAxes == .horizontal)
    }

    @Test func `paging through hundreds of pages has stops near the visible one alone`() throws {
        let page = TestPage {
            ScrollView { VStack(spacing: 0) { ForEach(0..<300) { Color.red.frame(height: 200).id($0) } } }
                .scrollTargetBehavior(.paging)
        }
        #expect(page.frames(ofType: "ScrollStop").count == 51)
        let node = try #require(page.scrollNode)
        #expect(node.events.contains(.scroll))
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: 24_000))))
        page.update()
        #expect(page.frames(ofType: "ScrollStop").count == 101)
        #expect(page.frames(ofType: "ScrollStop").map(\.minY).min() == 14_000)
        #expect(page.frames(ofType: "ScrollStop").map(\.minY).max() == 34_000)
        let few = TestPage {
            ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Color.red.frame(height: 200).id($0) } } }
                .scrollTargetBehavior(.paging)
        }
        #expect(few.frames(ofType: "ScrollStop").count == 30)
        #expect(few.scrollNode?.events.contains(.scroll) == false)
    }

    @Test func `views of the target layout are stops`() {
        let page = TestPage {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<5) { Color.red.frame(width: 100).accessibilityLabel("\($0)") } }
                    .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(.viewAligned)
        }
        #expect(page.frames(ofType: "ScrollStop").map(\.minX) == [20, 130, 240, 350, 460])
        #expect(page.scrollState?.snapInsets == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }

    @Test func `unclipped content extends beyond the view`() {
        let page = TestPage {
            ScrollView(.horizontal) { Text("in") }.scrollClipDisabled().frame(width: 100, height: 50)
        }
        #expect(page.scrollNode?.frame == CGRect(x: -100, y: 35, width: 500, height: 130))
        #expect(page.frame(of: "in")?.origin == CGPoint(x: 100, y: 95))
        #expect(page.scrollState?.letsPointerThrough == true)
    }
}

@MainActor
@Suite struct `A frame relative to the container` {
    @Test func `is as wide as the scroll view, so that each page has a stop`() {
        let page = TestPage {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<3) { Color.red.accessibilityLabel("p\($0)").containerRelativeFrame(.horizontal) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
        }
        #expect(page.frame(of: "p1") == CGRect(x: 300, y: 0, width: 300, height: 200))
        #expect(page.frames(ofType: "ScrollStop").map(\.minX) == [0, 300, 600])
    }

    @Test func `takes its share of the space between the margins`() {
        let page = TestPage {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { number in
                        Color.red.accessibilityLabel("p\(number)")
                            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                    }
                }
            }
            .contentMargins(.horizontal, 20)
        }
        // (260 - 20) / 3 = 80, twice, and the distance between.
        #expect(page.frame(of: "p1")?.minX == 200)
        #expect(page.frame(of: "p1")?.width == 170)
    }

    @Test func `across the axis of the scroll view is as wide as the space that it is offered`() {
        let page = TestPage {
            ScrollView {
                Color.red.accessibilityLabel("whole").containerRelativeFrame(.horizontal).frame(height: 10)
                Color.red.accessibilityLabel("half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                    .frame(height: 10)
            }
            .contentMargins(.horizontal, 20).frame(width: 140, height: 60)
        }
        #expect(page.frame(of: "whole")?.width == 100)
        #expect(page.frame(of: "half")?.width == 50)
    }

    @Test func `applies to each of several views`() {
        let page = TestPage {
            ScrollView {
                Group {
                    Color.red.accessibilityLabel("a")
                    Color.red.accessibilityLabel("b")
                }
                .containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 10)
            }
            .frame(width: 110, height: 60)
        }
        #expect(page.frame(of: "a")?.width == 50)
        #expect(page.frame(of: "b")?.width == 50)
    }

    @Test func `outside scroll views follows the window`() {
        let page = TestPage {
            Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
                axis == .horizontal ? length / 2 : length / 4
            }
        }
        #expect(page.frame(of: "a")?.origin == CGPoint(x: 75, y: 75))
    }
}

@MainActor
@Suite struct `A safe area inset` {
    @Test func `lets a scroll view scroll under it, to an end that is not covered`() {
        let page = TestPage {
            ScrollView { Color.red.frame(height: 500).accessibilityLabel("content") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(height: 40).frame(maxWidth: .infinity) }
        }
        #expect(page.scrollNode?.frame.height == 200)
        #expect(page.frames(ofType: "ScrollContent").first?.height == 540)
        #expect(page.frame(of: "bar")?.origin.y == 175)
    }

    @Test func `at the top moves down scrolling content, and is drawn over it`() throws {
        let page = TestPage {
            ScrollView { Text("first").frame(height: 500, alignment: .top) }
                .safeAreaInset(edge: .top, spacing: 0) { Text("bar").frame(height: 30) }
        }
        #expect(page.frame(of: "first")?.origin.y == 30)
        #expect(page.texts == ["bar", "first"])
        #expect(page.frames(ofType: "Front").count == 1)
    }

    @Test func `leaves other views the remaining space`() {
        let page = TestPage {
            Color.red.accessibilityLabel("rest").safeAreaInset(edge: .bottom) { Text("bar") }
        }
        #expect(page.frame(of: "rest") == CGRect(x: 0, y: 0, width: 300, height: 182))
        #expect(page.frame(of: "bar") == CGRect(x: 135, y: 190, width: 30, height: 10))
    }

    @Test func `lets views that ignore the safe area extend under it`() {
        let page = TestPage {
            Color.red.accessibilityLabel("all").ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("bar") }
        }
        #expect(page.frame(of: "all") == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `at a side takes width, and follows its alignment`() {
        let page = TestPage {
            Color.red.accessibilityLabel("rest").safeAreaInset(edge: .leading, alignment: .top, spacing: 5) {
                Text("bar")
            }
        }
        #expect(page.frame(of: "rest") == CGRect(x: 35, y: 0, width: 265, height: 200))
        #expect(page.frame(of: "bar") == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test func `of padding has the same effect without a view`() {
        let page = TestPage {
            ScrollView { Text("first").frame(height: 500, alignment: .top) }.safeAreaPadding(.top, 24)
        }
        #expect(page.scrollNode?.frame == CGRect(x: 125, y: 0, width: 50, height: 200))
        #expect(page.frame(of: "first")?.origin.y == 24)
        let plain = TestPage { Color.red.accessibilityLabel("rest").safeAreaPadding(10) }
        #expect(plain.frame(of: "rest") == CGRect(x: 10, y: 10, width: 280, height: 180))
    }
}
