import Foundation

/// A record that somebody else keeps in a transaction of the data, such as that of a page (docs/decisions/0127-receipts.md). Each owner has one.
package struct StoreReceipt: Sendable {
    package var owner: String
    package var record: [UInt8]
    /// The owners whose receipts are removed.
    package var obsolete: Set<String>

    package init(owner: String, record: [UInt8], obsolete: Set<String> = []) {
        self.owner = owner
        self.record = record
        self.obsolete = obsolete
    }

    /// The size in bytes of a record that is not kept, because data of a browser is bounded.
    private static let limit = 1 << 18
    /// The time in seconds after which receipts are removed that nobody has declared obsolete, because their process has ended.
    private static let lifetime: Int64 = 60 * 86_400

    /// Writes the receipt in an open transaction. Files of earlier versions get the table here.
    func write(on connection: SQLiteConnection) throws(StoreError) {
        guard record.count <= Self.limit else { return }
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS espalier_receipts (
                owner TEXT PRIMARY KEY, time INTEGER NOT NULL, record BLOB NOT NULL
            ) STRICT
            """)
        let time = Int64(Date().timeIntervalSince1970)
        for owner in obsolete {
            try connection.run("DELETE FROM espalier_receipts WHERE owner = ?1", [.text(owner)])
        }
        if !obsolete.isEmpty {
            try connection.run("DELETE FROM espalier_receipts WHERE time < ?1", [.integer(time - Self.lifetime)])
        }
        try connection.run(
            "INSERT OR REPLACE INTO espalier_receipts VALUES (?1, ?2, ?3)",
            [.text(owner), .integer(time), .data(Data(record))])
    }
}
