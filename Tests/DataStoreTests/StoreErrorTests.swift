@testable import EspalierDataStore
import Testing

/// Errors as their readers see them.
struct StoreErrorTests {
    @Test func `an error is a sentence that says what to do`() {
        let change = StoreChanges.Position.insertion(0)
        let sentences: [(StoreError, String)] = [
            (.notADatabase(path: "a"), "The file a is not a database."),
            (.foreignDatabase(path: "a"), "The file a is a database of another program."),
            (
                .newerVersion(path: "a", ofFile: "2.0.0", ofApp: "1.0.0"),
                "Version 2.0.0 of the app's schema has written the database a, but this app has version 1.0.0. Start the newer "
                    + "app, or restore a backup."
            ),
            (
                .notUnique(table: "User", columns: ["mail", "site"], existing: 7, change: change),
                "The row 7 of User has the same mail, site, which must be unique."
            ),
            (
                .missingValue(table: "User", column: "mail", change: change),
                "User.mail is not optional, but has no value."
            ),
            (
                .danglingReference(table: "Item", row: 3, to: "List"),
                "The row 3 of Item refers to a row of List that does not exist."
            ),
            (
                .notANumber(table: "Item", column: "price", change: change),
                "Item.price is NaN, which a database cannot store."
            ),
            (
                .notMigrated(table: "A", column: "b", detail: "the row 2 has no value"),
                "The rows of A.b cannot be migrated: the row 2 has no value."
            ),
            (.full(path: "a", limit: 1000), "The database a has reached its limit of 1000 bytes."),
            (.full(path: "a", limit: nil), "The disk of the database a is full."),
            (.busy(path: "a"), "Another program keeps the database a locked."),
            (
                .deleted(path: "a"),
                "The database a was deleted or replaced while it was open. Start the app again."
            ),
        ]
        for (error, sentence) in sentences { #expect(error.description == sentence) }
    }
}
