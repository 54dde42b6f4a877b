import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A failure of a database` {
    /// Result codes of SQLite: `SQLITE_CORRUPT` with and without its extended code, `SQLITE_NOTADB`, `SQLITE_BUSY`,
    /// `SQLITE_FULL`.
    @Test(arguments: [(11, true), (11 | 1 << 8, true), (26, true), (5, false), (13, false)] as [(Int32, Bool)])
    func `is damage if the file is corrupt or not a database`(code: Int32, isDamage: Bool) {
        #expect(SQLiteDatabase.Failure(description: "", code: code).isDamage == isDamage)
    }

    @Test func `is thrown when a file of another kind is read`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(String(repeating: "no database", count: 100).utf8).write(to: file)
        let database = try SQLiteDatabase(path: file.path)
        let failure = #expect(throws: SQLiteDatabase.Failure.self) { try database.execute("SELECT * FROM session") }
        #expect(failure?.isDamage == true)
    }
}
