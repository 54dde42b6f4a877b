package import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A file or a folder with a name, in a folder of its own on the server's disk. It disappears with the last reference.
package final class NamedFile: Sendable {
    package let url: URL
    /// The number of bytes, of all files in a folder.
    package let size: Int
    package let isFolder: Bool

    /// The limit of all named files of the process, in bytes.
    package static var totalLimit: Int {
        get { limit.load(ordering: .relaxed) }
        set { limit.store(newValue, ordering: .relaxed) }
    }
    private static let limit = Atomic<Int>(1 << 30)
    private static let total = Atomic<Int>(0)

    /// Writes a file.
    ///
    /// - Parameter name: Any text; see `FileName`.
    package convenience init(_ data: Data, named name: String) throws {
        try self.init(size: data.count, named: name) { try data.write(to: $0) }
    }

    /// A folder that `fill` fills.
    ///
    /// - Parameters:
    ///   - size: The number of bytes of all files.
    ///   - name: Any text; see `FileName`.
    ///   - fill: Writes the files into the folder, which exists.
    package convenience init(folderNamed name: String, size: Int, _ fill: (URL) throws -> Void) throws {
        try self.init(size: size, named: name, isFolder: true) { url in
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            try fill(url)
        }
    }

    /// A file that `write` fills.
    ///
    /// - Parameters:
    ///   - size: The number of bytes.
    ///   - name: Any text; see `FileName`.
    ///   - write: Writes the bytes to the place of the file.
    package init(size: Int, named name: String, isFolder: Bool = false, _ write: (URL) throws -> Void) throws {
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
        self.isFolder = isFolder
        url = folder.appendingPathComponent(FileName.safe(name), isDirectory: isFolder)
        // From here on `deinit` removes the folder, also if the file cannot be written.
        try write(url)
    }

    /// A copy of a file, which the kernel makes, so that its bytes take no memory of the process.
    ///
    /// - Parameter name: Any text; see `FileName`.
    package convenience init(copying source: URL, named name: String) throws {
        let (descriptor, size) = try Self.opened(source)
        defer { close(descriptor) }
        try self.init(size: size, named: name) { try Self.copy(from: descriptor, size: size, to: $0) }
    }

    /// Copies a file to a place where none is.
    package static func copy(fileAt source: URL, to place: URL) throws {
        let (descriptor, size) = try opened(source)
        defer { close(descriptor) }
        try copy(from: descriptor, size: size, to: place)
    }

    private static func opened(_ source: URL) throws -> (descriptor: Int32, size: Int) {
        let descriptor = Glibc.open(source.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadNoSuchFile) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw CocoaError(.fileReadUnknown)
        }
        return (descriptor, Int(status.st_size))
    }

    /// Copies the bytes of an open file to a new one.
    package static func copy(from source: Int32, size: Int, to place: URL) throws {
        let target = Glibc.open(place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(target) }
        var position: off_t = 0
        while Int(position) < size {
            let count = sendfile(target, source, &position, min(size - Int(position), 1 << 30))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw CocoaError(errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown) }
            // The source was truncated meanwhile.
            guard count > 0 else { throw CocoaError(.fileReadUnknown) }
        }
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
