/// A statement with the values of its parameters `?1`, `?2`, ….
struct SQLQuery: Sendable, Hashable {
    var text: String
    var bindings: [StoredValue]
    /// The collations that the connection must have.
    var collations: Set<Collation> = []
}

/// An order of texts by the rules of a locale.
struct Collation: Sendable, Hashable {
    var locale: String
    /// Whether digits are compared as numbers, as the file manager of a desktop does.
    var comparesNumbers: Bool

    /// The name in SQL.
    var name: String { (comparesNumbers ? "standard_" : "localized_") + locale }
}
