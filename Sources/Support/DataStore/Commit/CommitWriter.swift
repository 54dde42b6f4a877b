/// Writes the changes of one commit in an open transaction.
///
/// The ids of new rows are chosen first, so that rows may refer to each other in any order. SQLite checks references at the end of the
/// transaction, because their constraints are deferred. It checks uniques row by row, so a row that clashes with one that changes
/// later in the same commit is written again at the end (`UniqueRetries`).
struct CommitWriter {
    let connection: SQLiteConnection
    let index: LayoutIndex
    let changes: StoreChanges
    /// Puts large data into files, and returns the value for the row.
    let externalize: (StoredValue) throws(StoreError) -> StoredValue
    var result = StoreCommit()
    private var plans: [String: InsertionPlan] = [:]

    init(
        _ changes: StoreChanges, on connection: SQLiteConnection, index: LayoutIndex,
        externalize: @escaping (StoredValue) throws(StoreError) -> StoredValue
    ) {
        self.changes = changes
        self.connection = connection
        self.index = index
        self.externalize = externalize
    }

    mutating func write() throws(StoreError) {
        try deleteRows()
        try chooseIDs()
        try resolveUpserts()
        var retries: [StoreChanges.Position] = []
        for number in changes.insertions.indices {
            let position = StoreChanges.Position.insertion(number)
            if try !attempt(position) { retries.append(position) }
        }
        for number in changes.updates.indices {
            let position = StoreChanges.Position.update(number)
            if try !attempt(position) { retries.append(position) }
        }
        try writeAgain(retries)
        try changePairs()
        try checkReferences()
        for plan in plans.values { plan.statement.reset() }
    }

    // MARK: Rows

    private func deleteRows() throws(StoreError) {
        for deletion in changes.deletions {
            _ = try index.table(deletion.table)
            try connection.run("DELETE FROM \(SQLName.quoted(deletion.table)) WHERE id = ?1", [.integer(deletion.id)])
        }
    }

    /// Continues the numbers of `AUTOINCREMENT`. The transaction holds the write lock, so nobody else takes them.
    private mutating func chooseIDs() throws(StoreError) {
        var next: [String: Int64] = [:]
        result.ids.reserveCapacity(changes.insertions.count)
        for insertion in changes.insertions {
            var id = next[insertion.table] ?? 0
            if id == 0 {
                let last = try connection.integer(
                    "SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(insertion.table)])
                id = (last ?? 0) + 1
            }
            next[insertion.table] = id + 1
            result.ids.append(id)
        }
    }

    func id(of row: StoreChanges.Row) throws(StoreError) -> Int64 {
        switch row {
        case .id(let id): return id
        case .inserted(let number):
            guard result.ids.indices.contains(number) else { throw .unknownName("insertion \(number)") }
            return result.ids[number]
        }
    }

    func stored(_ value: StoreChanges.Value) throws(StoreError) -> StoredValue {
        switch value {
        case .stored(let value): value
        case .row(let row): .integer(try id(of: row))
        }
    }

    /// Writes an insertion or update. Returns false if a unique refuses it.
    mutating func attempt(_ position: StoreChanges.Position) throws(StoreError) -> Bool {
        do throws(StoreError) {
            switch position {
            case .insertion(let number) where result.upserted.contains(number): try upsert(number)
            case .insertion(let number): try insert(number)
            case .update(let number): try update(number)
            }
            return true
        } catch {
            if error.isUniqueViolation { return false }
            throw error
        }
    }

    private mutating func plan(_ table: String) throws(StoreError) -> InsertionPlan {
        if let plan = plans[table] { return plan }
        let layout = try index.table(table)
        let plan = InsertionPlan(
            table: layout, statement: try connection.statement(InsertionPlan.sql(layout.layout)))
        plans[table] = plan
        return plan
    }

    private mutating func insert(_ number: Int) throws(StoreError) {
        let insertion = changes.insertions[number]
        let plan = try plan(insertion.table)
        let columns = plan.table.layout.columns
        guard insertion.values.count == columns.count else {
            throw .unknownName("\(insertion.table) with \(insertion.values.count) columns")
        }
        defer { plan.statement.restart() }
        plan.statement.bind(result.ids[number], at: 1)
        for (position, value) in insertion.values.enumerated() {
            try plan.statement.bind(
                try checked(value, for: columns[position], of: insertion.table, .insertion(number)), at: position + 2)
        }
        _ = try plan.statement.step()
    }

    /// Changes an existing row to the values of an insertion.
    private mutating func upsert(_ number: Int) throws(StoreError) {
        let insertion = changes.insertions[number]
        try set(
            insertion.values.enumerated().map { ($0.offset, $0.element) }, of: insertion.table, id: result.ids[number],
            .insertion(number))
    }

    private mutating func update(_ number: Int) throws(StoreError) {
        let update = changes.updates[number]
        if update.values.isEmpty { return }
        let id = try id(of: update.row)
        try set(update.values.map { ($0.column, $0.value) }, of: update.table, id: id, .update(number))
        if connection.changes == 0 { result.missing.insert(number) }
    }

    private func set(
        _ values: [(Int, StoreChanges.Value)], of name: String, id: Int64, _ change: StoreChanges.Position
    ) throws(StoreError) {
        let table = try index.table(name)
        var assignments: [String] = []
        for (position, value) in values.enumerated() {
            guard table.layout.columns.indices.contains(value.0) else {
                throw .unknownName("\(name) column \(value.0)")
            }
            assignments.append("\(SQLName.quoted(table.layout.columns[value.0].name)) = ?\(position + 2)")
        }
        let statement = try connection.statement(
            "UPDATE \(SQLName.quoted(name)) SET \(assignments.joined(separator: ", ")) WHERE id = ?1")
        defer { statement.reset() }
        statement.bind(id, at: 1)
        for (position, value) in values.enumerated() {
            try statement.bind(
                try checked(value.1, for: table.layout.columns[value.0], of: name, change), at: position + 2)
        }
        _ = try statement.step()
    }

    // MARK: Pairs

    private func changePairs() throws(StoreError) {
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
}

/// The statement that inserts rows of a table.
struct InsertionPlan {
    let table: LayoutIndex.Table
    let statement: SQLiteStatement

    /// `INSERT INTO "Item" (id, "name") VALUES (?1, ?2)`
    static func sql(_ table: StoreTable) -> String {
        let names = table.columns.map { ", " + SQLName.quoted($0.name) }.joined()
        let parameters = table.columns.indices.map { ", ?\($0 + 2)" }.joined()
        return "INSERT INTO \(SQLName.quoted(table.name)) (id\(names)) VALUES (?1\(parameters))"
    }
}
