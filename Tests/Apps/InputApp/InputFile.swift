import Foundation

/// Files from the user, as tests see them.
enum InputFile {
    /// The beginning of a file's text; for a folder, the paths of its files with their texts.
    static func content(of url: URL) -> String {
        guard url.hasDirectoryPath else {
            return String(((try? String(contentsOf: url, encoding: .utf8)) ?? "").prefix(20))
        }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return paths.sorted().filter { $0.hasSuffix(".txt") }
            .map { "\($0) \(content(of: url.appendingPathComponent($0)))" }
            .joined(separator: ", ")
    }
}
