import Foundation

package enum StandardError {
    /// The lines written to standard error meanwhile, including those of other tests.
    package static func lines(during body: () throws -> Void) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let target = try FileHandle(forWritingTo: file)
        let own = dup(STDERR_FILENO)
        dup2(target.fileDescriptor, STDERR_FILENO)
        defer {
            dup2(own, STDERR_FILENO)
            close(own)
        }
        try body()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
