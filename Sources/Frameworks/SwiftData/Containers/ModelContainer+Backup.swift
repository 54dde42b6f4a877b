import EspalierDataStore
public import Foundation

extension ModelContainer {
    /// Writes a copy of each store to a folder, while the stores are in use.
    ///
    /// A copy is as of one commit, with the values that are kept in files of their own. It has the name of the store's file, and
    /// `ModelConfiguration(url:)` opens it. Unsaved changes of contexts are not part of it.
    ///
    /// The work takes as long as reading the stores. Call it off the main actor.
    ///
    /// - Parameter folder: The folder of the copies, which is made if it is missing.
    /// - Throws: An error if a file of the name is there, or if the copy can't be written.
    public func backup(to folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for (store, configuration) in zip(stores, configurations) {
            let name = configuration.isStoredInMemoryOnly ? configuration.name : configuration.url.lastPathComponent
            do { try store.backup(to: folder.appending(path: name).path) } catch { throw SwiftDataError(error) }
        }
    }
}
