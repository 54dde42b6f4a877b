@testable import EspalierDataStore
import Foundation
import Testing

/// A small shop: items of a list, with tags.
enum Shop {
    static let list = StoreTable(
        name: "List", columns: [StoreColumn(name: "title", kind: .text)], uniques: [["title"]])
    static let item = StoreTable(
        name: "Item",
        columns: [
            StoreColumn(name: "name", kind: .text), StoreColumn(name: "size", kind: .integer, isOptional: true),
            StoreColumn(name: "price", kind: .real), StoreColumn(name: "note", kind: .text, isOptional: true),
            StoreColumn(name: "list", kind: .reference(table: "List"), isOptional: true),
        ], indexes: [["name"]])
    static let tag = StoreTable(name: "Tag", columns: [StoreColumn(name: "word", kind: .text)], uniques: [["word"]])
    static let tags = StoreJoin(name: "Item_tags", owner: "Item", element: "Tag")
    static let layout = StoreLayout(tables: [list, item, tag], joins: [tags])

    static func insertion(
        _ name: String, size: Int64? = nil, price: Double = 1, note: String? = nil, list: StoreChanges.Row? = nil
    ) -> StoreChanges.Insertion {
        .init(
            table: "Item",
            values: [
                .stored(.text(name)), .stored(size.map { .integer($0) } ?? .null), .stored(.real(price)),
                .stored(note.map { .text($0) } ?? .null), list.map { .row($0) } ?? .stored(.null),
            ])
    }

    static func list(_ title: String) -> StoreChanges.Insertion {
        .init(table: "List", values: [.stored(.text(title))])
    }

    static func tag(_ word: String) -> StoreChanges.Insertion { .init(table: "Tag", values: [.stored(.text(word))]) }
}

extension DataStore {
    /// Inserts rows and returns their ids.
    @discardableResult
    func insert(_ insertions: StoreChanges.Insertion...) throws(StoreError) -> [Int64] {
        try commit(StoreChanges(insertions)).ids
    }

    /// The values of a column, in the order of a fetch.
    func values(_ table: String, _ column: String, _ filter: StoreExpression? = nil) throws(StoreError) -> [StoredValue]
    {
        let rows = try rows(StoreFetch(table: table, filter: filter, columns: [column]))
        return rows.indices.map { rows[$0, 0] }
    }

    func texts(_ table: String, _ column: String, _ filter: StoreExpression? = nil) throws(StoreError) -> [String] {
        try values(table, column, filter).map { if case .text(let text) = $0 { text } else { "\($0)" } }
    }
}

extension StoreChanges {
    init(_ insertions: [Insertion]) {
        self.init()
        self.insertions = insertions
    }
}

/// A folder that is removed after a test.
final class TemporaryFolder {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "/store-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}

/// The error that `body` throws; nil if it throws none.
func error(_ body: () throws(StoreError) -> Void) -> StoreError? {
    do throws(StoreError) {
        try body()
        return nil
    } catch { return error }
}

func column(_ name: String) -> StoreExpression { .column(.variable(0), name) }
func text(_ text: String) -> StoreExpression { .value(.text(text)) }
func number(_ integer: Int64) -> StoreExpression { .value(.integer(integer)) }
