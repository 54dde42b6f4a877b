package import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A file with a name, in a folder of its own on the server's disk. It disappears with the last reference.
package final class NamedFile: Sendable {
    package let url: URL
    /// The number of bytes.
    package let size: Int

    /// The limit of all named files of the process, in bytes.
    package static let totalLimit = 1 << 30
    private static let total = Atomic<Int>(0)

    /// Writes a file.
    ///
    /// - Parameter name: Any text; see `FileName`.
    package convenience init(_ data: Data, named name: String) throws {
        try self.init(size: data.count, named: name) { try data.write(to: $0) }
    }

    /// A file that `write` fills.
    ///
    /// - Parameters:
    ///   - size: The number of bytes.
    ///   - name: Any text; see `FileName`.
    ///   - write: Writes the bytes to the place of the file.
    package init(size: Int, named name: String, _ write: (URL) throws -> Void) throws {
        let count = max(size, 1)
        guard Self.total.add(count, ordering: .relaxed).newValue <= Self.totalLimit else {
            Self.total.subtract(count, ordering: .relaxed)
            throw CocoaError(.fileWriteOutOfSpace)
        }
        let folder: URL
        do {
            folder = try NamedFileFolder.makeFolder()
        } catch {
            Self.total.subtract(count, ordering: .relaxed)
            throw error
        }
        self.size = size
        url = folder.appendingPathComponent(FileName.safe(name), isDirectory: false)
        // From here on `deinit` removes the folder, also if the file cannot be written.
        try write(url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
        Self.total.subtract(max(size, 1), ordering: .relaxed)
    }

    /// The file, open for reading; -1 if that fails.
    package func open() -> Int32 {
        #if canImport(Glibc)
            Glibc.open(url.path, O_RDONLY | O_CLOEXEC)
        #else
            -1
        #endif
    }
}
