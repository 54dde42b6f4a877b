public import Foundation

extension FileManager {
    /// The folder that the programs of a group share, such as `group.example.notes`: `Group Containers/<identifier>` among the files that
    /// support programs of the account. It is created if it is missing.
    ///
    /// - Returns: nil for an identifier that is no name of a folder, and for a folder that cannot be created.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
            !groupIdentifier.contains("\0")
        else { return nil }
        let folder = URL.applicationSupportDirectory.appending(path: "Group Containers/\(groupIdentifier)")
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return folder
    }
}
