import EspalierDisplayTree
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
}
