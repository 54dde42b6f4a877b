import EspalierLayoutEngine
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A table of rows` {
    private let page = TestPage { Text("") }

    private func table(_ ids: [String]) -> LazyRowsByID<String> {
        let table = LazyRowsByID { ids[$0] }
        for (index, id) in ids.enumerated() where table.row(at: index) == nil {
            let node = StackNode(.column, kind: .lazyRow, in: NodeContext(parent: page.graph.root))
            table.add(LazyRow(id: AnyHashable(id), node: node), at: index)
        }
        return table
    }

    @Test func `finds rows at other places`() {
        let table = table(["a", "b", "c"])
        let rows = (0..<3).map(table.row)
        let ids = ["z", "c", "a", "b"]
        table.id = { ids[$0] }
        #expect(table.takeGone(from: 4).isEmpty)
        #expect(table.row(at: 0) == nil)
        #expect(table.row(at: 1) === rows[2] && table.row(at: 2) === rows[0] && table.row(at: 3) === rows[1])
    }

    @Test(arguments: [["a", "c"], ["c", "c", "a", "x"]]) func `takes the rows whose elements are gone`(ids: [String]) {
        let table = table(["a", "b", "c", "d"])
        table.id = { ids[$0] }
        #expect(Set(table.takeGone(from: ids.count).map(\.id)) == ["b", "d"])
        #expect(table.count == 2)
        #expect(table.takeGone(from: ids.count).isEmpty)
        #expect(ids.indices.allSatisfy { (table.row(at: $0) != nil) == (ids[$0] != "x") })
        #expect(table.takeGone(from: 0).count == 2)
        #expect(table.count == 0)
        #expect(table.row(at: 0) == nil)
    }

    @Test func `has one row for equal ids`() {
        let table = table(["a", "a", "b"])
        #expect(table.count == 2)
        #expect(table.row(at: 0) === table.row(at: 1))
    }

    @Test func `takes only ids of its own type`() {
        let table = ForEach([1, 2], id: \.self) { _ in Text("") }.makeRowTable()
        #expect(ForEach([3], id: \.self) { _ in Text("") }.giveIDs(to: table))
        #expect(!ForEach(["a"], id: \.self) { _ in Text("") }.giveIDs(to: table))
    }
}
