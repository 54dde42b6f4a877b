/// The result of a commit.
package struct StoreCommit: Sendable, Hashable {
    /// The ids of the insertions, by their index. For `deleteRows`, the ids of the deleted rows.
    package var ids: [Int64] = []
    /// The insertions that changed an existing row, by their index.
    package var upserted: Set<Int> = []
    /// The updates whose row no longer exists, by their index. They wrote nothing.
    package var missing: Set<Int> = []
    /// The tables and joins whose rows changed, also by the actions of foreign keys.
    package var tables: Set<String> = []
    /// The store's version after the commit. It rises by one with each commit that changes rows.
    package var version: Int64 = 0
}
