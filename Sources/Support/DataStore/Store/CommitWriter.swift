internal import EspalierCSQLite
import Foundation

/// Writes the changes of one commit in an open transaction.
///
/// The ids of new rows are chosen first, so that rows may refer to each other in any order. References are checked at the end of the
/// transaction, because their constraints are deferred.
struct CommitWriter {
    private let connection: SQLiteConnection
    private let index: LayoutIndex
    private let changes: StoreChanges
    private(set) var result = StoreCommit()

    init(_ changes: StoreChanges, on connection: SQLiteConnection, index: LayoutIndex) {
        self.changes = changes
        self.connection = connection
        self.index = index
    }

    mutating func write() throws(StoreError) {
        for deletion in changes.deletions {
            _ = try index.table(deletion.table)
            try connection.run(
                "DELETE FROM \(SQLName.quoted(deletion.table)) WHERE id = ?1", [.integer(deletion.id)])
        }
        try chooseIDs()
        for number in changes.insertions.indices { try insert(number) }
        for number in changes.updates.indices { try update(number) }
        for pair in changes.removedPairs {
            _ = try index.join(pair.join)
            try connection.run(
                "DELETE FROM \(SQLName.quoted(pair.join)) WHERE owner = ?1 AND element = ?2",
                [.integer(id(of: pair.owner)), .integer(id(of: pair.element))])
        }
        for pair in changes.addedPairs {
            _ = try index.join(pair.join)
            try connection.run(
                "INSERT INTO \(SQLName.quoted(pair.join)) (owner, element) VALUES (?1, ?2) ON CONFLICT (owner, element) "
                    + "DO NOTHING",
                [.integer(id(of: pair.owner)), .integer(id(of: pair.element))])
        }
    }

    private mutating func chooseIDs() throws(StoreError) {
        var next: [String: Int64] = [:]
        result.ids.reserveCapacity(changes.insertions.count)
        for insertion in changes.insertions {
            let id: Int64
            if let known = next[insertion.table] {
                id = known
            } else {
                id =
                    (try connection.integer(
                        "SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(insertion.table)]) ?? 0) + 1
            }
            next[insertion.table] = id + 1
            result.ids.append(id)
        }
    }

    private func id(of row: StoreChanges.Row) -> Int64 {
        switch row {
        case .id(let id): id
        case .inserted(let number): result.ids[number]
        }
    }

    private func stored(_ value: StoreChanges.Value) -> StoredValue {
        switch value {
        case .stored(let value): value
        case .row(let row): .integer(id(of: row))
        }
    }

    private func insert(_ number: Int) throws(StoreError) {
        let insertion = changes.insertions[number]
        let table = try index.table(insertion.table)
        guard insertion.values.count == table.layout.columns.count else {
            throw .unknownName("\(insertion.table) with \(insertion.values.count) columns")
        }
        let statement = try connection.statement(insertSQL(table.layout))
        defer { statement.reset() }
        statement.bind(result.ids[number], at: 1)
        for (position, value) in insertion.values.enumerated() { try statement.bind(stored(value), at: position + 2) }
        _ = try statement.step()
    }

    private func insertSQL(_ table: StoreTable) -> String {
        let names = table.columns.map { ", " + SQLName.quoted($0.name) }.joined()
        let parameters = table.columns.indices.map { ", ?\($0 + 2)" }.joined()
        return "INSERT INTO \(SQLName.quoted(table.name)) (id\(names)) VALUES (?1\(parameters))"
    }

    private mutating func update(_ number: Int) throws(StoreError) {
        let update = changes.updates[number]
        if update.values.isEmpty { return }
        let table = try index.table(update.table)
        let names = update.values.enumerated().map { position, value in
            "\(SQLName.quoted(table.layout.columns[value.column].name)) = ?\(position + 2)"
        }
        let statement = try connection.statement(
            "UPDATE \(SQLName.quoted(update.table)) SET \(names.joined(separator: ", ")) WHERE id = ?1")
        defer { statement.reset() }
        statement.bind(id(of: update.row), at: 1)
        for (position, value) in update.values.enumerated() {
            try statement.bind(stored(value.value), at: position + 2)
        }
        _ = try statement.step()
        if connection.changes == 0 { result.missing.insert(number) }
    }
}
