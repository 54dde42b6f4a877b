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
