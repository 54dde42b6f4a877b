import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

/// The frames of a view of 100 × 80 points and of a bar of 20 × 10 points at one of its edges.
@MainActor
@Suite struct `A bar at the edge of a safe area` {
    private func frames<V: View>(_ change: (AnyView) -> V) throws -> (content: CGRect, bar: CGRect) {
        let content = AnyView(Color.red.accessibilityLabel("content"))
        let page = TestPage(width: 100, height: 80) { change(content) }
        return (try #require(page.frame(of: "content")), try #require(page.frame(of: "bar")))
    }

    private var bar: some View { Color.blue.frame(width: 20, height: 10).accessibilityLabel("bar") }

    @Test func `stands above or below the view, in the middle`() throws {
        let top = try frames { $0.safeAreaInset(edge: .top, spacing: 3) { bar } }
        #expect(top.bar == CGRect(x: 40, y: 0, width: 20, height: 10))
        #expect(top.content == CGRect(x: 0, y: 13, width: 100, height: 67))
        let bottom = try frames { $0.safeAreaInset(edge: .bottom, spacing: 3) { bar } }
        #expect(bottom.bar == CGRect(x: 40, y: 70, width: 20, height: 10))
        #expect(bottom.content == CGRect(x: 0, y: 0, width: 100, height: 67))
    }

    @Test func `stands beside the view, in the middle`() throws {
        let leading = try frames { $0.safeAreaInset(edge: .leading, spacing: 3) { bar } }
        #expect(leading.bar == CGRect(x: 0, y: 35, width: 20, height: 10))
        #expect(leading.content == CGRect(x: 23, y: 0, width: 77, height: 80))
        let trailing = try frames { $0.safeAreaInset(edge: .trailing, spacing: 3) { bar } }
        #expect(trailing.bar == CGRect(x: 80, y: 35, width: 20, height: 10))
        #expect(trailing.content == CGRect(x: 0, y: 0, width: 77, height: 80))
    }

    @Test func `is aligned along its edge`() throws {
        #expect(try frames { $0.safeAreaInset(edge: .top, alignment: .leading) { bar } }.bar.minX == 0)
        #expect(try frames { $0.safeAreaInset(edge: .top, alignment: .trailing) { bar } }.bar.minX == 80)
        #expect(try frames { $0.safeAreaInset(edge: .leading, alignment: .top) { bar } }.bar.minY == 0)
        #expect(try frames { $0.safeAreaInset(edge: .leading, alignment: .bottom) { bar } }.bar.minY == 70)
    }

    @Test func `has the distance of a stack by default, and none if its spacing is negative or infinite`() throws {
        #expect(try frames { $0.safeAreaInset(edge: .top) { bar } }.content.minY == 18)
        #expect(try frames { $0.safeAreaInset(edge: .bottom) { bar } }.content.height == 62)
        #expect(try frames { $0.safeAreaInset(edge: .leading) { bar } }.content.minX == 28)
        #expect(try frames { $0.safeAreaInset(edge: .top, spacing: 0) { bar } }.content.minY == 10)
        #expect(try frames { $0.safeAreaInset(edge: .top, spacing: .infinity) { bar } }.content.minY == 10)
    }

    @Test func `takes all of a small view, and leaves its content no space`() throws {
        let frames = try frames { $0.safeAreaInset(edge: .top, spacing: 0) { bar.frame(height: 100) } }
        #expect(frames.content.height == 0)
    }

    @Test func `stands at the other side in a right-to-left layout`() throws {
        let leading = try frames {
            $0.safeAreaInset(edge: .leading, spacing: 3) { bar }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(leading.bar.minX == 80)
        #expect(leading.content == CGRect(x: 0, y: 0, width: 77, height: 80))
        let top = try frames {
            $0.safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { bar }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(top.bar.minX == 80)
    }

    @Test func `of padding is at the given edges, without negative lengths`() {
        func inner<V: View>(_ change: (AnyView) -> V) -> CGRect? {
            let content = AnyView(Color.red.accessibilityLabel("content"))
            return TestPage(width: 100, height: 80) { change(content) }.frame(of: "content")
        }
        #expect(inner { $0.safeAreaPadding(.leading, 5) } == CGRect(x: 5, y: 0, width: 95, height: 80))
        #expect(inner { $0.safeAreaPadding(.vertical) } == CGRect(x: 0, y: 16, width: 100, height: 48))
        #expect(inner { $0.safeAreaPadding(-7) } == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(
            inner { $0.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: .infinity)) }
                == CGRect(x: 2, y: 1, width: 98, height: 76))
    }
}
