import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A view that follows a matched one` {
    /// A red source of 80 × 40 at (20, 30), and a follower below it with an ideal size of 10 × 10.
    private struct Pair: View {
        @Namespace private var space
        @State private var x: CGFloat = 20
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var isFixed = false

        var body: some View {
            ZStack(alignment: .topLeading) {
                Button("move") { x = 120 }
                Color.red.frame(width: 80, height: 40)
                    .matchedGeometryEffect(id: "a", in: space, anchor: anchor)
                    .offset(x: 0).padding(.leading, x).padding(.top, 30)
                Group {
                    if isFixed { Color.blue.frame(width: 10, height: 10) } else { Color.blue }
                }
                .matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
                .frame(width: 10, height: 10)
                .padding(.top, 150)
            }
            .frame(width: 300, height: 200, alignment: .topLeading)
        }
    }

    private func follower(_ page: TestPage) -> CGRect? { page.frames(ofType: "Color").last }

    @Test func `takes its size and position`() throws {
        let page = TestPage { Pair() }
        #expect(page.frames(ofType: "Color").first == CGRect(x: 20, y: 30, width: 80, height: 40))
        #expect(follower(page) == CGRect(x: 20, y: 30, width: 80, height: 40))
        try page.tap("move")
        #expect(follower(page) == CGRect(x: 120, y: 30, width: 80, height: 40))
    }

    @Test func `keeps its own size if only the position is matched`() {
        #expect(follower(TestPage { Pair(properties: .position) }) == CGRect(x: 55, y: 45, width: 10, height: 10))
        #expect(
            follower(TestPage { Pair(properties: .position, anchor: .topLeading) })
                == CGRect(x: 20, y: 30, width: 10, height: 10))
        #expect(
            follower(TestPage { Pair(properties: .position, anchor: .bottomTrailing) })
                == CGRect(x: 90, y: 60, width: 10, height: 10))
    }

    @Test func `keeps its position if only the size is matched`() {
        #expect(
            follower(TestPage { Pair(properties: .size, anchor: .topLeading) })
                == CGRect(x: 0, y: 150, width: 80, height: 40))
        #expect(follower(TestPage { Pair(properties: .size) }) == CGRect(x: -35, y: 135, width: 80, height: 40))
    }

    @Test func `is proposed the source's size, and may take another`() {
        #expect(follower(TestPage { Pair(isFixed: true) }) == CGRect(x: 55, y: 45, width: 10, height: 10))
    }

    @Test func `moves to the source of another name, and back to its position without one`() throws {
        struct Choice: View {
            @Namespace private var space
            @State private var selected = "one"
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(["one", "two"], id: \.self) { name in
                        Button(name) { withAnimation(.linear(duration: 1)) { selected = name } }
                            .matchedGeometryEffect(id: name, in: space)
                    }
                    Button("none") { selected = "none" }
                    Color.blue.matchedGeometryEffect(id: selected, in: space, isSource: false)
                        .frame(width: 7, height: 7)
                }
            }
        }
        let page = TestPage { Choice() }
        #expect(follower(page) == page.frame(of: "one"))
        try page.tap("two")
        #expect(follower(page) == page.frame(of: "two"))
        let color = try #require(page.nodes.last { "\($0.type)" == "Color" })
        #expect(color.animation == Animation.linear(duration: 1).display)
        try page.tap("none")
        #expect(follower(page)?.size == CGSize(width: 7, height: 7))
    }
}
