import EspalierCSQLite

/// The measured work, done by SQLite's C interface. The statements are prepared once.
final class PlainSide {
    private var database: OpaquePointer!
    private var statements: [String: OpaquePointer] = [:]

    init(_ path: String) {
        sqlite3_open_v2(
            path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -4096")
        execute(
            """
            CREATE TABLE Item (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT, size INTEGER NOT NULL,
                part INTEGER NOT NULL, price REAL NOT NULL, date REAL NOT NULL) STRICT;
            CREATE INDEX byName ON Item (name);
            CREATE INDEX byPart ON Item (part);
            """)
    }

    /// The file of a store, which is only read.
    init(reading path: String) {
        sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        execute("PRAGMA cache_size = -4096")
    }

    private func execute(_ sql: String) { precondition(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK) }

    private func statement(_ sql: String) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        precondition(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK)
        statements[sql] = statement
        return statement!
    }

    func insert(_ count: Int) {
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        execute("BEGIN IMMEDIATE")
        let statement = statement(
            "INSERT INTO Item (name, note, size, part, price, date) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
        for number in 0..<count {
            let row = Row(number)
            sqlite3_bind_text(statement, 1, row.name, -1, copied)
            if let note = row.note {
                sqlite3_bind_text(statement, 2, note, -1, copied)
            } else {
                sqlite3_bind_null(statement, 2)
            }
            sqlite3_bind_int64(statement, 3, row.size)
            sqlite3_bind_int64(statement, 4, row.part)
            sqlite3_bind_double(statement, 5, row.price)
            sqlite3_bind_double(statement, 6, row.date)
            precondition(sqlite3_step(statement) == SQLITE_DONE)
            sqlite3_reset(statement)
        }
        execute("COMMIT")
    }

    func update() {
        execute("BEGIN IMMEDIATE")
        let statement = statement("UPDATE Item SET size = ?1 WHERE id = 500")
        sqlite3_bind_int64(statement, 1, 7)
        precondition(sqlite3_step(statement) == SQLITE_DONE)
        sqlite3_reset(statement)
        execute("COMMIT")
    }

    /// Reads all columns. Texts become strings.
    private func read(_ sql: String) -> Int {
        let statement = statement(sql)
        defer { sqlite3_reset(statement) }
        var sum = 0
        while sqlite3_step(statement) == SQLITE_ROW {
            sum += String(cString: sqlite3_column_text(statement, 1)).utf8.count
            if let note = sqlite3_column_text(statement, 2) { sum += String(cString: note).utf8.count }
            sum += Int(sqlite3_column_int64(statement, 3)) + Int(sqlite3_column_int64(statement, 4))
            sum += Int(sqlite3_column_double(statement, 5)) + Int(sqlite3_column_double(statement, 6))
        }
        return sum
    }

    private func number(_ sql: String) -> Int {
        let statement = statement(sql)
        defer { sqlite3_reset(statement) }
        return sqlite3_step(statement) == SQLITE_ROW ? Int(sqlite3_column_int64(statement, 0)) : 0
    }

    private let columns = "SELECT id, name, note, size, part, price, date FROM Item"

    func thousand() -> Int { read(columns + " WHERE part = 3 ORDER BY size, id LIMIT 1000") }
    func one() -> Int { read(columns + " WHERE id = 4711") }
    func count() -> Int { number("SELECT count(*) FROM Item WHERE price < 50") }
    func countAll() -> Int { number("SELECT count(*) FROM Item") }

    /// The rows of a page: all ids in an order that an index has, and the values of some rows.
    func page() -> Int {
        let statement = statement("SELECT id FROM Item ORDER BY name, id")
        defer { sqlite3_reset(statement) }
        var ids: [Int64] = []
        while sqlite3_step(statement) == SQLITE_ROW { ids.append(sqlite3_column_int64(statement, 0)) }
        return ids.count + read(columns + " ORDER BY name, id LIMIT 257")
    }

    /// The values of all rows.
    func all() -> Int { read(columns + " ORDER BY name, id") }
    func window() -> Int { read(columns + " ORDER BY name, id LIMIT 50 OFFSET 50000") }
}
