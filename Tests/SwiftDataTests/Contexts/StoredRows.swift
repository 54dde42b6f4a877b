import EspalierDataStore
import SwiftData

extension ModelContainer {
    /// The rows of a table in the order of their ids: the id, and the values of columns as text.
    func rows(_ table: String, _ columns: String...) throws -> [[String]] {
        let rows = try stores[0].rows(StoreFetch(table: table, columns: columns))
        return rows.indices.map { ["\(rows.ids[$0])"] + rows.values($0).map(text) }
    }

    private func text(_ value: StoredValue) -> String {
        switch value {
        case .null: "null"
        case .integer(let integer): "\(integer)"
        case .real(let real): "\(real)"
        case .text(let text): text
        case .data(let data): "\(data.count) bytes"
        }
    }
}
