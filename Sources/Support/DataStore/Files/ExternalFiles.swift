import Foundation

/// The files beside a database that contain the large values of external columns.
///
/// A row has the name of a file as a text where a small value is data. Files have random names and never change. They are written
/// while the transaction holds the write lock, before it commits, and are removed after the commit that no longer needs them. A process
/// that is killed between leaves a file that no row names, which the next start removes.
struct ExternalFiles: Sendable {
    /// Larger values are in files.
    static let threshold = 128 * 1024

    /// The path of the database.
    let database: String
    let folder: String

    init(database: String) {
        self.database = database
        folder = database + "-files"
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// Writes a new file through to the disk, and returns its name.
    func write(_ data: Data) throws(StoreError) -> String {
        let name = ExternalFiles.newName()
        var descriptor = open(path(name), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor < 0, errno == ENOENT {
            mkdir(folder, 0o700)
            descriptor = open(path(name), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        let isWritten = data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            // A row that survives a failure of the machine must not name an empty file.
            return fdatasync(descriptor) == 0
        }
        guard isWritten else {
            let failure = failure()
            unlink(path(name))
            throw failure
        }
        return name
    }

    private func failure() -> StoreError {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .full(path: database, limit: nil)
        case EROFS, EACCES, EPERM: .readOnly(path: database)
        case let code: .failedDisk(path: database, detail: String(cString: strerror(code)))
        }
    }

    private static func newName() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// The content of a file, mapped into memory, so that only used parts are read; nil if the file is missing. A mapped file stays
    /// readable when it is removed.
    func read(_ name: String) -> Data? {
        guard ExternalFiles.isName(name) else { return nil }
        let url = URL(fileURLWithPath: path(name))
        // A process has a limited number of mappings.
        return (try? Data(contentsOf: url, options: .alwaysMapped)) ?? (try? Data(contentsOf: url))
    }

    /// Whether a text can be the name of a file. Others would lead out of the folder.
    static func isName(_ name: String) -> Bool {
        name.utf8.count == 32 && name.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
    }

    func remove(_ names: some Sequence<String>) {
        for name in names where ExternalFiles.isName(name) { unlink(path(name)) }
    }

    /// The names of all files.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(ExternalFiles.isName)
    }

    /// The bytes of all files.
    var size: Int {
        names.reduce(0) { $0 + (ExternalFiles.size(ofFile: path($1)) ?? 0) }
    }

    static func size(ofFile path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Makes the files with these names available in another folder, as further names of the same files if the disk allows it.
    /// Returns the names whose files are missing.
    func copy(_ names: [String], to other: ExternalFiles) throws(StoreError) -> [String] {
        if names.isEmpty { return [] }
        mkdir(other.folder, 0o700)
        var missing: [String] = []
        for name in names {
            if link(path(name), other.path(name)) == 0 || errno == EEXIST { continue }
            do {
                try FileManager.default.copyItem(atPath: path(name), toPath: other.path(name))
            } catch {
                if access(path(name), F_OK) == 0 { throw other.failure() }
                missing.append(name)
            }
        }
        return missing
    }
}
