import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A popover` {
    private let window = CGRect(x: 0, y: 0, width: 1000, height: 800)

    private func place(_ source: CGRect, _ edge: Edge? = nil, _ size: CGSize = CGSize(width: 200, height: 100))
        -> PopoverPlace
    {
        PopoverPlace(source: source, edge: edge, window: window) {
            CGSize(width: min(size.width, $0.width), height: min(size.height, $0.height))
        }
    }

    @Test func `stands below its source, with an arrow in the middle`() {
        let place = place(CGRect(x: 400, y: 300, width: 100, height: 40))
        #expect(place.bubble == CGRect(x: 350, y: 352, width: 200, height: 100))
        #expect(place.arrow == CGRect(x: 437, y: 340, width: 26, height: 12))
        #expect(place.arrowEdge == .top)
    }

    @Test func `stands above a source without room below`() {
        let place = place(CGRect(x: 400, y: 720, width: 100, height: 40))
        #expect(place.bubble == CGRect(x: 350, y: 608, width: 200, height: 100))
        #expect(place.arrowEdge == .bottom)
    }

    @Test func `stands at the edge that the app wants`() {
        let place = place(CGRect(x: 400, y: 300, width: 100, height: 40), .trailing)
        #expect(place.bubble == CGRect(x: 512, y: 270, width: 200, height: 100))
        #expect(place.arrow == CGRect(x: 500, y: 307, width: 12, height: 26))
    }

    @Test func `keeps 10 points to the window's edges, and its arrow points at the source`() {
        let place = place(CGRect(x: 0, y: 300, width: 60, height: 40))
        #expect(place.bubble.minX == 10)
        #expect(place.arrow.midX == 36)
    }

    private struct Source: View {
        @State private var isLow = false

        var body: some View {
            VStack(spacing: 0) {
                if isLow { Color.clear.frame(height: 100) }
                Text("source").popover(isPresented: .constant(true)) {
                    Button("move") { isLow.toggle() }
                }
                Spacer()
            }
        }
    }

    @Test func `follows its source`() throws {
        let page = TestPage(width: 1000, height: 800) { Source() }
        let first = try #require(page.frames(ofType: "Button").last)
        #expect(first.minY == 22)
        try page.tap("move")
        #expect(page.frames(ofType: "Button").last == first.offsetBy(dx: 0, dy: 100))
    }

    @Test func `stands at the same place of a page from right to left`() throws {
        func frame(_ direction: LayoutDirection) -> CGRect? {
            TestPage(width: 1000, height: 800) {
                HStack {
                    Text("source").popover(isPresented: .constant(true), arrowEdge: .trailing) { Text("bubble") }
                    Spacer()
                }
                .environment(\.layoutDirection, direction)
            }
            .frames(ofType: "Text").last
        }
        let leftToRight = try #require(frame(.leftToRight))
        #expect(leftToRight == CGRect(x: 72, y: 395, width: 60, height: 10))
        // The trailing edge is the left one.
        #expect(frame(.rightToLeft) == CGRect(x: 1000 - 72 - 60, y: 395, width: 60, height: 10))
    }

    @Test func `is a sheet in a narrow window unless it keeps its form`() {
        func frame(_ adaptation: PresentationAdaptation) -> CGRect? {
            TestPage(width: 390, height: 800) {
                Text("source").popover(isPresented: .constant(true)) {
                    Text("bubble").presentationCompactAdaptation(adaptation)
                }
            }
            .frames(ofType: "Text").last
        }
        #expect(frame(.automatic)?.midY == 406)
        #expect(frame(.popover) == CGRect(x: 165, y: 417, width: 60, height: 10))
    }
}
