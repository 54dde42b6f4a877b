/// Rows of a relationship to many.
package struct StoreRelation: Sendable, Hashable {
    /// The table of the relationship's rows.
    package var element: String
    package var kind: StoreCollection.Kind

    package init(element: String, kind: StoreCollection.Kind) {
        self.element = element
        self.kind = kind
    }
}

/// The rows of a relationship for several owners: those of an owner follow each other, in the order in which children or pairs were
/// created.
package struct StoreRelatedRows: Sendable {
    /// The owner of each row, by the row's index.
    package var owners: [Int64] = []
    package var rows: StoreRows
}
