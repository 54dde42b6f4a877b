import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A regular file below a folder.
struct FolderFile {
    let name: String
    let size: Int
    /// Changes whenever the file is written.
    let tag: String
    private let folder: String
    private let path: String

    /// The path of a folder without symbolic links; nil if it does not exist.
    static func resolved(_ folder: String) -> String? {
        guard let resolved = realpath(folder, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The file with a name, unless symbolic links lead out of the folder; nil if there is none.
    init?(folder: String, name: String) {
        guard let resolved = realpath(folder + "/" + name, nil) else { return nil }
        defer { free(resolved) }
        path = String(cString: resolved)
        guard path.hasPrefix(folder + "/") else { return nil }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.folder = folder
        self.name = name
        size = Int(status.st_size)
        tag = Self.tag(of: status)
    }

    /// A text that changes whenever a file is written.
    static func tag(of status: stat) -> String {
        [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_ino)]
            .map { String($0, radix: 36) }.joined(separator: "-")
    }

    /// The file in its current state; nil if it no longer exists.
    var now: FolderFile? { FolderFile(folder: folder, name: name) }

    func open() throws(Problem) -> OpenFile {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Problem.noSuchFile }
        return OpenFile(descriptor: descriptor, size: size)
    }
}
