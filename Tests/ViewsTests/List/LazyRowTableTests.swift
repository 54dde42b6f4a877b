import EspalierLayoutEngine
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A table of rows` {
    private let page = TestPage { Text("") }

    private func table(_ ids: [String]) -> LazyRowsByID<String> {
        let table = LazyRowsByID { ids[$0] }
        for index in ids.indices where table.row(at: index) == nil {
            let node = LazyRowContainer(in: NodeContext(parent: page.graph.root))
            _ = table.add(node, at: RowPlace(index, of: 0))
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

    /// An id that counts how often a table hashes one.
    private struct CountedID: Hashable {
        nonisolated(unsafe) static var hashes = 0
        let name: String

        func hash(into hasher: inout Hasher) {
            Self.hashes += 1
            hasher.combine(name)
        }
    }

    @Test(arguments: [
        // Only an inserted element is looked for.
        (["z", "a", "b", "c", "d"], [nil, 0, 1, 2, 3], 1), (["a", "b", "z", "c", "d"], [0, 1, nil, 2, 3], 1),
        (["a", "b", "c", "d"], [0, 1, 2, 3], 0),
        (["d", "c", "b", "a"], [3, 2, 1, 0], 4),
    ])
    func `looks only for rows that do not follow the row before them`(
        ids: [String], indices: [Int?], searches: Int
    ) {
        let old = ["a", "b", "c", "d"].map(CountedID.init)
        let table = LazyRowsByID { old[$0] }
        for index in old.indices {
            let node = LazyRowContainer(in: NodeContext(parent: page.graph.root))
            _ = table.add(node, at: RowPlace(index, of: 0))
        }
        let rows = old.indices.map(table.row)
        let new = ids.map(CountedID.init)
        table.id = { new[$0] }
        CountedID.hashes = 0
        #expect(table.takeGone(from: new.count).isEmpty)
        #expect(CountedID.hashes == searches)
        for (place, index) in indices.enumerated() { #expect(table.row(at: place) === index.flatMap { rows[$0] }) }
    }

    @Test func `keeps a row that is added in front of those it has found`() {
        let table = table(["a", "b"])
        let ids = ["z", "a", "b", "y"]
        table.id = { ids[$0] }
        _ = table.takeGone(from: 4)
        for index in [0, 3] {
            let node = LazyRowContainer(in: NodeContext(parent: page.graph.root))
            _ = table.add(node, at: RowPlace(index, of: 0))
        }
        #expect((0..<4).map { table.row(at: $0)?.id } == ["z", "a", "b", "y"].map { AnyHashable($0) })
        #expect(table.take { $0.id == AnyHashable("a") }.count == 1)
        #expect((0..<4).map { table.row(at: $0)?.id } == ["z", nil, "b", "y"].map { $0.map { AnyHashable($0) } })
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

    private protocol Named: AnyObject { var name: String { get } }
    private final class Station: Named {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func `takes the ids of objects from arrays of their class and of a protocol`() throws {
        let stations = ["a", "b"].map(Station.init)
        let ofClass = ForEach(stations, id: \.name) { Text($0.name) }
        let ofProtocol = ForEach(stations as [any Named], id: \.name) { Text($0.name) }
        let tables = [ofClass.makeRowTable(), ofProtocol.makeRowTable()].map { $0 as? LazyRowsByID<String> }
        for table in tables { #expect(try (0..<2).map(#require(table).id) == ["a", "b"]) }
    }
}
