/// The changes that a commit writes, in this order: deleted rows go, new rows come, changed rows change, pairs go and come.
package struct StoreChanges: Sendable {
    /// A row by its id, or a new row of the same changes by its index in `insertions`.
    package enum Row: Sendable, Hashable {
        case id(Int64)
        case inserted(Int)
    }

    package enum Value: Sendable, Hashable {
        case stored(StoredValue)
        /// A reference to a row.
        case row(Row)
    }

    package struct Insertion: Sendable {
        package var table: String
        /// In the order of the table's columns.
        package var values: [Value]
        /// Whether a row that has the same values in unique columns is changed instead, in all its columns. The first of the table's
        /// uniques with such a row decides.
        package var upserts: Bool
        package init(table: String, values: [Value], upserts: Bool = false) {
            self.table = table
            self.values = values
            self.upserts = upserts
        }
    }

    package struct Update: Sendable {
        package var table: String
        package var row: Row
        /// Only the columns that change, by their index in the table's columns.
        package var values: [(column: Int, value: Value)]
        package init(table: String, row: Row, values: [(column: Int, value: Value)]) {
            self.table = table
            self.row = row
            self.values = values
        }
    }

    package struct Deletion: Sendable, Hashable {
        package var table: String
        package var id: Int64
        package init(table: String, id: Int64) {
            self.table = table
            self.id = id
        }
    }

    package struct Pair: Sendable, Hashable {
        package var join: String
        package var owner: Row
        package var element: Row
        package init(join: String, owner: Row, element: Row) {
            self.join = join
            self.owner = owner
            self.element = element
        }
    }

    /// Where an error arose.
    package enum Position: Sendable, Hashable {
        /// The index in `insertions`, or in `updates`.
        case insertion(Int), update(Int)
    }

    package var deletions: [Deletion] = []
    package var insertions: [Insertion] = []
    package var updates: [Update] = []
    package var removedPairs: [Pair] = []
    package var addedPairs: [Pair] = []

    package init() {}

    package var isEmpty: Bool {
        deletions.isEmpty && insertions.isEmpty && updates.isEmpty && removedPairs.isEmpty && addedPairs.isEmpty
    }
}
