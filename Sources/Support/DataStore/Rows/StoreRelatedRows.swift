/// The rows of a relationship for several owners: those of an owner follow each other, in the order in which children or pairs were
/// created.
package struct StoreRelatedRows: Sendable {
    /// The owner of each row, by the row's index.
    package var owners: [Int64] = []
    package var rows: StoreRows
}
