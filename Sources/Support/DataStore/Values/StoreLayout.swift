/// The tables of a store, as an app declares them.
package struct StoreLayout: Sendable, Hashable, Codable {
    /// The tables, in an order that does not change between launches.
    package var tables: [StoreTable]
    package var joins: [StoreJoin]
    /// The app's version of its schema, such as "1.0.0".
    package var version: String

    package init(tables: [StoreTable], joins: [StoreJoin] = [], version: String = "1.0.0") {
        self.tables = tables
        self.joins = joins
        self.version = version
    }
}

/// A table. Its rows have the column `id`, an integer that is never used again.
package struct StoreTable: Sendable, Hashable, Codable {
    package var name: String
    /// The name of the table in earlier versions of the app.
    package var originalName: String?
    package var columns: [StoreColumn]
    /// The columns whose values together are in one row at most.
    package var uniques: [[String]]
    package var indexes: [[String]]

    package init(
        name: String, originalName: String? = nil, columns: [StoreColumn], uniques: [[String]] = [],
        indexes: [[String]] = []
    ) {
        self.name = name
        self.originalName = originalName
        self.columns = columns
        self.uniques = uniques
        self.indexes = indexes
    }
}

package struct StoreColumn: Sendable, Hashable, Codable {
    package enum Kind: Sendable, Hashable, Codable {
        case integer, real, text, data
        /// The id of a row of this table. It becomes null when that row is deleted.
        case reference(table: String)
    }

    package var name: String
    /// The name of the column in earlier versions of the app.
    package var originalName: String?
    package var kind: Kind
    package var isOptional: Bool
    /// The value for rows that are older than the column, or have null in a column that is no longer optional.
    package var defaultValue: StoredValue
    /// Whether the store keeps large data in files of their own.
    package var isExternal: Bool

    package init(
        name: String, originalName: String? = nil, kind: Kind, isOptional: Bool = false,
        defaultValue: StoredValue = .null, isExternal: Bool = false
    ) {
        self.name = name
        self.originalName = originalName
        self.kind = kind
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.isExternal = isExternal
    }
}

/// The pairs of a relationship that has many objects on both sides, or no inverse, in the order of their creation. A pair is removed
/// with either of its rows.
package struct StoreJoin: Sendable, Hashable, Codable {
    package var name: String
    package var originalName: String?
    /// The table whose objects have the relationship.
    package var owner: String
    package var element: String

    package init(name: String, originalName: String? = nil, owner: String, element: String) {
        self.name = name
        self.originalName = originalName
        self.owner = owner
        self.element = element
    }
}
