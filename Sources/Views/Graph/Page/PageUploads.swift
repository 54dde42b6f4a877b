/// The files that the page's user has uploaded, until a view takes them.
@MainActor
package final class PageUploads: PageFeature {
    private var files: [(name: String, file: TemporaryFile)] = []

    /// The limit of waiting files. Older ones are dropped.
    package nonisolated static let capacity = 64

    package init(_ graph: ViewGraph) {}

    /// Keeps a file. Returns a name that cannot be guessed.
    package func add(_ file: TemporaryFile) -> String {
        var random = SystemRandomNumberGenerator()
        let name = String(random.next(), radix: 36) + String(random.next(), radix: 36)
        files.append((name, file))
        if files.count > Self.capacity { files.removeFirst() }
        return name
    }

    /// Returns and removes the file of a name; nil if there is none.
    package func take(_ name: some StringProtocol) -> TemporaryFile? {
        files.firstIndex { $0.name == name }.map { files.remove(at: $0).file }
    }
}

extension ViewGraph {
    package func receive(_ upload: TemporaryFile) -> String { feature(PageUploads.self).add(upload) }
}
