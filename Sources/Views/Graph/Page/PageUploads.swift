/// The files that the page's user has uploaded, until a view takes them.
@MainActor
package final class PageUploads: PageFeature {
    private var uploads: [(name: String, upload: Upload)] = []

    /// The limit of waiting files. Older ones are dropped.
    package nonisolated static let capacity = 64

    package init(_ graph: ViewGraph) {}

    /// Keeps a file. Returns a name that cannot be guessed.
    package func add(_ upload: Upload) -> String {
        var random = SystemRandomNumberGenerator()
        let name = String(random.next(), radix: 36) + String(random.next(), radix: 36)
        uploads.append((name, upload))
        if uploads.count > Self.capacity { uploads.removeFirst() }
        return name
    }

    /// Returns and removes the file of a name; nil if there is none.
    package func take(_ name: some StringProtocol) -> Upload? {
        uploads.firstIndex { $0.name == name }.map { uploads.remove(at: $0).upload }
    }
}

extension ViewGraph {
    package func receive(_ file: TemporaryFile, mediaType: String = "") -> String {
        feature(PageUploads.self).add(Upload(file: file, mediaType: mediaType))
    }
}
