import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `A list with edit actions` {
    struct Item: Identifiable {
        var id: Int
        var name: String
    }

    struct Items: View {
        let actions: EditActions<[Item]>
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        @State private var mode = EditMode.active

        var body: some View {
            VStack {
                Text(items.map(\.name).joined())
                List($items, editActions: actions) { $item in
                    TextField("name", text: $item.name)
                        .deleteDisabled(item.id == 1)
                        .moveDisabled(item.id == 3)
                }
            }
            .environment(\.editMode, $mode)
        }
    }

    private func nodes(_ page: TestPage, _ label: String) -> [DisplayNode] {
        page.nodes.filter { $0.semantics?.label == label }
    }

    @Test func `moves and deletes the elements of the binding, except for excluded rows`() throws {
        let page = TestPage(height: 400) { Items(actions: .all) }
        #expect(nodes(page, "Delete").count == 2)
        let handles = page.nodes.filter { $0.events == .reorder }
        #expect(handles.count == 2)
        try page.graph.send(DisplayEvent(node: handles[0].id, type: .reorder, value: .number(2)))
        page.update()
        #expect(page.texts.contains("bac"))
        try page.graph.send(DisplayEvent(node: nodes(page, "Delete")[0].id, type: .tap))
        page.update()
        #expect(page.texts.contains("ac"))
    }

    @Test func `makes only the changes that it names`() {
        let moving = TestPage(height: 400) { Items(actions: .move) }
        #expect(nodes(moving, "Delete").isEmpty && moving.nodes.contains { $0.events == .reorder })
        let deleting = TestPage(height: 400) { Items(actions: .delete) }
        #expect(nodes(deleting, "Delete").count == 2 && !deleting.nodes.contains { $0.events == .reorder })
    }

    @Test func `passes bindings to its rows`() throws {
        let page = TestPage(height: 400) { Items(actions: []) }
        let field = try #require(page.nodes.first { $0.events.contains(.input) })
        try page.graph.send(DisplayEvent(node: field.id, type: .input, value: .text("x")))
        page.update()
        #expect(page.texts.contains("xbc"))
    }
}
