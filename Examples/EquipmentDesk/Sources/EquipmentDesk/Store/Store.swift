import Foundation

/// The desk's tables.
///
/// Items, open loans and accounts are few, so the desk keeps them in memory. Photos and the log are read when they are shown.
@MainActor
final class Store {
    private let database: Database

    /// Opens the file `desk.sqlite` in a folder, and makes both if they are missing.
    init(folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        database = try Database(path: folder.appending(path: "desk.sqlite").path)
        try database.execute(Self.schema)
    }

    private static let schema = """
        CREATE TABLE IF NOT EXISTS item (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, serial TEXT NOT NULL,
            place TEXT NOT NULL, note TEXT NOT NULL, photo INTEGER REFERENCES photo ON DELETE SET NULL
        ) STRICT;
        CREATE UNIQUE INDEX IF NOT EXISTS item_serial ON item (serial) WHERE serial <> '';
        CREATE TABLE IF NOT EXISTS photo (id INTEGER PRIMARY KEY, content BLOB NOT NULL) STRICT;
        CREATE TABLE IF NOT EXISTS account (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, is_active INTEGER NOT NULL, password TEXT NOT NULL
        ) STRICT;
        CREATE TABLE IF NOT EXISTS loan (
            id INTEGER PRIMARY KEY, item INTEGER NOT NULL REFERENCES item ON DELETE CASCADE,
            borrower TEXT NOT NULL REFERENCES account, start REAL NOT NULL, due REAL NOT NULL, ended REAL
        ) STRICT;
        CREATE UNIQUE INDEX IF NOT EXISTS loan_open ON loan (item) WHERE ended IS NULL;
        CREATE INDEX IF NOT EXISTS loan_item ON loan (item);
        CREATE TABLE IF NOT EXISTS log (
            id INTEGER PRIMARY KEY, time REAL NOT NULL, account TEXT NOT NULL, event TEXT NOT NULL, subject TEXT NOT NULL
        ) STRICT;
        """

    /// Stores several changes, or none of them.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result { try database.transaction(body) }

    // MARK: Items

    func items() throws -> [Item] {
        try database.rows("SELECT id, name, category, serial, place, note, photo FROM item") { row in
            Item(
                id: row.integer(0), name: row.text(1), category: Category(rawValue: row.text(2)) ?? .tool,
                serial: row.text(3), place: row.text(4), note: row.text(5),
                photo: row.isNull(6) ? nil : row.integer(6))
        }
    }

    /// Stores an item. Returns its number.
    func write(_ item: Item) throws -> Item.ID {
        try database.run(
            """
            INSERT INTO item VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
            name = excluded.name, category = excluded.category, serial = excluded.serial, place = excluded.place,
            note = excluded.note, photo = excluded.photo
            """,
            item.id == 0 ? .null : .integer(item.id), .text(item.name), .text(item.category.rawValue),
            .text(item.serial), .text(item.place), .text(item.note), item.photo.map { .integer($0) } ?? .null)
    }

    func deleteItem(_ id: Item.ID) throws { try database.run("DELETE FROM item WHERE id = ?", .integer(id)) }

    func addPhoto(_ content: Data) throws -> Int {
        try database.run("INSERT INTO photo (content) VALUES (?)", .blob(content))
    }

    func photo(_ id: Int) throws -> Data? {
        try database.rows("SELECT content FROM photo WHERE id = ?", .integer(id)) { $0.data(0) }.first
    }

    func deletePhoto(_ id: Int) throws { try database.run("DELETE FROM photo WHERE id = ?", .integer(id)) }

    // MARK: Loans

    func loans() throws -> [Loan] {
        try database.rows("SELECT id, item, borrower, start, due, ended FROM loan ORDER BY start") { row in
            Loan(
                id: row.integer(0), item: row.integer(1), borrower: row.text(2), start: row.date(3), due: row.date(4),
                end: row.isNull(5) ? nil : row.date(5))
        }
    }

    func write(_ loan: Loan) throws -> Loan.ID {
        try database.run(
            "INSERT INTO loan VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET due = excluded.due, ended = excluded.ended",
            loan.id == 0 ? .null : .integer(loan.id), .integer(loan.item), .text(loan.borrower),
            .real(loan.start.timeIntervalSince1970), .real(loan.due.timeIntervalSince1970),
            loan.end.map { .real($0.timeIntervalSince1970) } ?? .null)
    }

    // MARK: Accounts

    func accounts() throws -> [Account] {
        try database.rows("SELECT id, name, role, is_active FROM account") { row in
            Account(
                id: row.text(0), name: row.text(1), role: Account.Role(rawValue: row.text(2)) ?? .member,
                isActive: row.integer(3) != 0)
        }
    }

    /// The hash of an account's password; nil without the account.
    func password(of id: Account.ID) throws -> String? {
        try database.rows("SELECT password FROM account WHERE id = ?", .text(id)) { $0.text(0) }.first
    }

    /// Stores an account. A password of nil leaves the one that is stored.
    func write(_ account: Account, password: String? = nil) throws {
        try database.run(
            """
            INSERT INTO account VALUES (?1, ?2, ?3, ?4, coalesce(?5, '')) ON CONFLICT (id) DO UPDATE SET
            name = excluded.name, role = excluded.role, is_active = excluded.is_active, password = coalesce(?5, password)
            """,
            .text(account.id), .text(account.name), .text(account.role.rawValue), .integer(account.isActive ? 1 : 0),
            password.map { .text($0) } ?? .null)
    }

    // MARK: Log

    func write(_ entry: LogEntry) throws {
        try database.run(
            "INSERT INTO log (time, account, event, subject) VALUES (?, ?, ?, ?)",
            .real(entry.time.timeIntervalSince1970), .text(entry.account), .text(entry.event.rawValue),
            .text(entry.subject))
    }

    /// The latest entries, the newest first.
    func log(limit: Int) throws -> [LogEntry] {
        try database.rows(
            "SELECT id, time, account, event, subject FROM log ORDER BY id DESC LIMIT ?", .integer(limit)
        ) { row in
            LogEntry(
                id: row.integer(0), time: row.date(1), account: row.text(2),
                event: LogEntry.Event(rawValue: row.text(3)) ?? .changed, subject: row.text(4))
        }
    }
}
