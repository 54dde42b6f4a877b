import Dispatch

/// The files that the page's user has uploaded, until a view takes them.
@MainActor
package final class PageUploads: PageFeature {
    private var files: [(name: String, file: TemporaryFile)] = []
    /// The names of the files that were dropped last.
    private var dropped: [String] = []

    /// The limit of waiting files, and of those in folders that the user chooses or drops. Older ones are dropped.
    package nonisolated static let capacity = 256
    /// The limit of files that the user chooses one by one.
    package nonisolated static let choiceLimit = 64
    /// The limit of waiting files in bytes, so that no page takes all the room of the process. Older ones are dropped.
    package nonisolated static var byteCapacity: Int { UploadLimit.ofPage(atLeast: 128 << 20) }
    /// The time in seconds for which a file waits for the event that names it. Browsers send the event right after the upload.
    package nonisolated static let patience = 60.0

    package init(_ graph: ViewGraph) {}

    /// Keeps a file. Returns a name that cannot be guessed.
    package func add(_ file: TemporaryFile) -> String {
        let name = SecretName.make()
        files.append((name, file))
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            MainActor.assumeIsolated { self?.drop(name) }
        }
        dropped += files.dropOldest(beyond: Self.capacity, bytes: Self.byteCapacity, sizedBy: \.file.size).map(\.name)
        dropped.removeFirst(max(0, dropped.count - Self.capacity))
        return name
    }

    /// Drops a file that no event has named.
    private func drop(_ name: String) {
        guard take(name) != nil else { return }
        dropped.append(name)
        dropped.removeFirst(max(0, dropped.count - Self.capacity))
    }

    /// Whether a name is that of a file that was dropped.
    package func hasDropped(_ name: some StringProtocol) -> Bool { dropped.contains { $0 == name } }

    package func pageDidEnd() { files = [] }

    /// Returns and removes the file of a name; nil if there is none.
    package func take(_ name: some StringProtocol) -> TemporaryFile? {
        files.firstIndex { $0.name == name }.map { files.remove(at: $0).file }
    }
}

extension ViewGraph {
    package func receive(_ upload: TemporaryFile) -> String { feature(PageUploads.self).add(upload) }
}
