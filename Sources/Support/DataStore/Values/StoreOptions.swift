/// Settings of an open store.
package struct StoreOptions: Sendable, Hashable {
    /// The greatest size of the database and its files together; nil for the disk's.
    package var maximumBytes: Int?
    /// How long a commit waits for another program that writes.
    package var busyTimeout: Duration = .seconds(2)
    /// Whether a commit also survives a failure of the machine. It then waits for the disk. A commit always survives the end of the
    /// process.
    package var survivesPowerFailure = false
    /// Whether observers are told about the commits of other processes. This takes a connection and one of the system's file watches.
    package var watchesOtherProcesses = true
    /// The treatment of a file with another layout.
    package var migration = Migration.automatic

    package enum Migration: Sendable, Hashable {
        case automatic
        /// Opening fails with `StoreError.otherLayout`.
        case refused
    }

    package init() {}
}
