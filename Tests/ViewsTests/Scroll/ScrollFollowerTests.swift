import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A view that follows a scroll view elsewhere` {
    private struct Sheet: View {
        @State private var leader = ScrollLeader()
        @State private var position = ScrollPosition()
        @State private var length: CGFloat = 500

        var body: some View {
            VStack(spacing: 0) {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 400, height: length) }
                    .scrollLeader(leader)
                    .scrollPosition($position)
                    .frame(width: 100, height: 100)
                Text("head").scrollFollower(leader, along: .vertical)
                Text("side").scrollFollower(leader, along: .horizontal)
                Button("more") { length = 700 }
                Button("go") { position.scrollTo(x: 30, y: 40) }
            }
        }
    }

    private func followers(_ page: TestPage) -> [DisplayNode] { page.nodes.filter { "\($0.type)" == "ScrollFollower" } }

    private func area(_ page: TestPage) -> DisplayNode? {
        page.nodes.first { if case .scroll = $0.content { true } else { false } }
    }

    /// The distances by which the followers are moved; nil for one that is not.
    private func places(_ page: TestPage) -> [CGPoint?] {
        followers(page).map { node in
            guard case .matrix(let matrix)? = node.appearance?.transform?.kind else { return nil }
            return CGPoint(x: matrix.tx, y: matrix.ty)
        }
    }

    private func moved(x: CGFloat = 0, y: CGFloat = 0) -> DisplayTransform {
        DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y, anchor: .topLeading)
    }

    @Test func `moves with the offset in the page, along its axis`() throws {
        let page = TestPage { Sheet() }
        let scroll = try #require(area(page))
        #expect(
            followers(page).map { $0.appearance?.effects?.scroll } == [
                DisplayScrollEffect(
                    area: scroll.id, axis: .vertical,
                    transforms: [.init(0, moved()), .init(400, moved(y: -400))]),
                DisplayScrollEffect(
                    area: scroll.id, axis: .horizontal,
                    transforms: [.init(0, moved()), .init(300, moved(x: -300))]),
            ])
    }

    @Test func `has the place at which the app has scrolled, and does not change as the user scrolls`() throws {
        let page = TestPage { Sheet() }
        let scroll = try #require(area(page))
        #expect(places(page) == [.zero, .zero])
        try page.tap("go")
        #expect(places(page) == [CGPoint(x: 0, y: -40), CGPoint(x: -30, y: 0)])
        try page.graph.send(DisplayEvent(node: scroll.id, type: .scroll, value: .point(CGPoint(x: 50, y: 60))))
        page.update()
        #expect(places(page) == [CGPoint(x: 0, y: -40), CGPoint(x: -30, y: 0)])
    }

    @Test func `knows the length of content that has grown`() throws {
        let page = TestPage { Sheet() }
        try page.tap("more")
        #expect(followers(page).first?.appearance?.effects?.scroll?.transforms.map(\.offset) == [0, 600])
    }

    @Test func `starts at the right edge in a layout from right to left`() {
        let page = TestPage { Sheet().environment(\.layoutDirection, .rightToLeft) }
        #expect(
            followers(page).last?.appearance?.effects?.scroll?.transforms == [
                .init(0, moved(x: 300)), .init(300, moved()),
            ])
        #expect(places(page) == [.zero, .zero])
    }

    @Test func `stays in place without a scroll view`() {
        let page = TestPage {
            VStack {
                Text("a").scrollFollower(ScrollLeader(), along: .vertical)
                Text("b")
            }
        }
        #expect(places(page) == [nil])
        #expect(followers(page).first?.appearance == nil)
    }

    @Test func `needs no report of the offset`() {
        let page = TestPage {
            let leader = ScrollLeader()
            VStack {
                ScrollView { Color.red.frame(height: 1000) }.scrollLeader(leader)
                Text("a").scrollFollower(leader, along: .vertical)
            }
        }
        #expect(area(page)?.events == [])
    }
}
