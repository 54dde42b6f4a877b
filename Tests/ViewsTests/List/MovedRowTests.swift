import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A row that other rows move` {
    struct Growing: View {
        let canMove: Bool
        @State private var items = ["a", "b"]

        var body: some View {
            VStack {
                Button("insert") { items.insert("z", at: 0) }
                Text(items.joined())
                List {
                    ForEach(items, id: \.self) { Text("item \($0)") }
                        .onDelete { items.remove(atOffsets: $0) }
                        .onMove(perform: canMove ? { items.move(fromOffsets: $0, toOffset: $1) } : nil)
                }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    private func tap(_ label: String, _ index: Int, _ page: TestPage) throws {
        let nodes = page.nodes.filter { $0.semantics?.label == label }
        try page.graph.send(DisplayEvent(node: nodes[index].id, type: .tap))
        page.update()
    }

    @Test(arguments: [true, false]) func `is deleted at its new place`(canMove: Bool) throws {
        let page = TestPage(height: 500) { Growing(canMove: canMove) }
        try page.tap("insert")
        #expect(page.texts.contains("zab"))
        try tap("Delete", 1, page)
        #expect(page.texts.contains("zb"))
    }

    @Test func `shows whether it can move`() throws {
        let page = TestPage(height: 500) { Growing(canMove: true) }
        #expect(throws: EventRefusal.self) { try tap("Move up", 0, page) }
        try page.tap("insert")
        try tap("Move up", 1, page)
        #expect(page.texts.contains("azb"))
    }

    @Test func `keeps its place if its view does not show it, and gets another one if it does`() {
        let place = RowPlace(0, of: 2)
        place.move(to: 1, of: 3)
        #expect(place.current === place && place == RowPlace(1, of: 3))
        #expect(place.shown == 1)
        place.move(to: 1, of: 3)
        #expect(place.current === place)
        place.move(to: 2, of: 4)
        #expect(place.current !== place && place.current == RowPlace(2, of: 4) && place != RowPlace(2, of: 4))
        #expect(place.position == 2)
        place.lose()
        #expect(place.isLost)
        place.move(to: 2, of: 4)
        #expect(!place.isLost)
    }
}

@MainActor
@Suite struct `A root of single views` {
    struct Root: _VariadicView_MultiViewRoot {
        let probe: Probe
        let color: Int

        @MainActor func body(children: _VariadicView.Children) -> some View {
            probe.count += 1
            return ForEach(children) { $0 }
        }
    }

    struct Sample: View {
        let probe: Probe
        @State private var ticks = 0
        @State private var color = 0
        @State private var count = 1

        var body: some View {
            VStack {
                Button("tick") { ticks += 1 }
                Button("color") { color += 1 }
                Button("add") { count += 1 }
                Text("tick \(ticks)")
                _VariadicView.Tree(Root(probe: probe, color: color)) {
                    ForEach(0..<count, id: \.self) { Text("view \($0), \(ticks)") }
                }
            }
        }
    }

    @Test func `is asked again for another value and for other views only`() throws {
        let probe = Probe()
        let page = TestPage { Sample(probe: probe) }
        #expect(probe.count == 1)
        try page.tap("tick")
        #expect(page.texts.contains("view 0, 1"))
        #expect(probe.count == 1)
        try page.tap("color")
        #expect(probe.count == 2)
        try page.tap("add")
        #expect(page.texts.contains("view 1, 1"))
        #expect(probe.count == 3)
    }
}
