/// Tables whose rows have changed.
package struct StoreChange: Sendable, Hashable {
    package enum Origin: Sendable, Hashable {
        /// The store that is observed, another store of this process on the same file, or another process.
        case thisStore, thisProcess, otherProcess
    }

    package var tables: Set<String>
    /// The store's version after the change.
    package var version: Int64
    package var origin: Origin

    /// Stands for all tables until observers are told.
    static let allTables = "*"
}
