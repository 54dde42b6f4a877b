import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor
@Suite struct HoverTests {
    private struct Hovered: View {
        @State private var log = ""

        var body: some View {
            Text(log.isEmpty ? "nothing" : log).onHover { log += $0 ? "in " : "out " }
        }
    }

    private func target(_ page: TestPage) throws -> DisplayNode {
        try #require(page.nodes.first { $0.events.contains(.hover) })
    }

    @Test func `a view runs its action when the pointer enters and when it leaves`() throws {
        let page = TestPage { Hovered() }
        let node = try target(page)
        try page.graph.send(DisplayEvent(node: node.id, type: .hover, value: .bool(true)))
        #expect(page.update().root.children.isEmpty == false)
        #expect(page.texts == ["in "])
        try page.graph.send(DisplayEvent(node: node.id, type: .hover, value: .bool(false)))
        page.update()
        #expect(page.texts == ["in out "])
    }

    @Test func `a pointer that is reported inside twice enters once`() throws {
        let page = TestPage { Hovered() }
        let node = try target(page)
        for _ in 0..<2 { try page.graph.send(DisplayEvent(node: node.id, type: .hover, value: .bool(true))) }
        page.update()
        #expect(page.texts == ["in "])
    }

    @Test func `a hover without true or false is refused`() throws {
        let page = TestPage { Hovered() }
        let node = try target(page).id
        #expect(throws: EventRefusal.wrongValue(node: node, type: .hover, expected: "true or false")) {
            try page.graph.send(DisplayEvent(node: node, type: .hover, value: .number(1)))
        }
    }

    @Test func `a view has the same frame as without the action`() throws {
        let page = TestPage { Text("ten").onHover { _ in } }
        #expect(try target(page).frame == CGRect(x: 135, y: 95, width: 30, height: 10))
    }

    private final class Log {
        var places: [CGPoint?] = []
    }

    /// The place of a pointer at (3, 4) in a text at (10, 20) of a space that is 5 points below the page's start.
    private func place(in space: CoordinateSpace) throws -> CGPoint? {
        let log = Log()
        let page = TestPage {
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(height: 5)
                Text("a").onContinuousHover(coordinateSpace: space) { phase in
                    if case .active(let place) = phase { log.places.append(place) } else { log.places.append(nil) }
                }
                .padding(.leading, 10).padding(.top, 20)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .coordinateSpace(name: "space")
            }
        }
        let node = try #require(page.nodes.first { $0.events.contains(.over) })
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(CGPoint(x: 3, y: 4))))
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        #expect(log.places.count == 2 && log.places.last == .some(nil))
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .bool(true)))
        }
        return log.places[0]
    }

    @Test func `a pointer is followed in the coordinates of the view, a space or the page`() throws {
        #expect(try place(in: .local) == CGPoint(x: 3, y: 4))
        #expect(try place(in: .named("space")) == CGPoint(x: 13, y: 24))
        #expect(try place(in: .global) == CGPoint(x: 13, y: 29))
    }
}
