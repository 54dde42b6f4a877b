import Foundation

/// Which file is at a path: a file that replaces another one has another identity.
struct FileIdentity: Hashable {
    private let device: UInt
    private let number: UInt

    /// Nil without a file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
