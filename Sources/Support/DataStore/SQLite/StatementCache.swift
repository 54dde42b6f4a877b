/// Prepared statements by their text. A full cache drops the half that was used least recently.
struct StatementCache {
    private struct Entry {
        let statement: SQLiteStatement
        var lastUse: Int
    }

    private var entries: [String: Entry] = [:]
    private var uses = 0
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    var count: Int { entries.count }

    subscript(sql: String) -> SQLiteStatement? {
        mutating get {
            guard let index = entries.index(forKey: sql) else { return nil }
            uses += 1
            entries.values[index].lastUse = uses
            return entries.values[index].statement
        }
        set {
            guard let newValue else {
                entries[sql] = nil
                return
            }
            if entries.count >= capacity { dropHalf() }
            uses += 1
            entries[sql] = Entry(statement: newValue, lastUse: uses)
        }
    }

    mutating func removeAll() { entries = [:] }

    /// A statement that somebody uses stays alive as long as its user keeps it.
    private mutating func dropHalf() {
        let uses = entries.values.map(\.lastUse).sorted()
        let median = uses[uses.count / 2]
        entries = entries.filter { $0.value.lastUse > median }
    }
}
