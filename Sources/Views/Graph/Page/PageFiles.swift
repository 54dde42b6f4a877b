package import CoreTransferable

/// The files of a page: those that its browser may ask for, and those that the app has received. A page that has ended has none.
@MainActor
package final class PageFiles: PageFeature {
    private var offered: [(id: String, file: PageFile)] = []
    private var kept: [NamedFile] = []
    private var hasEnded = false

    /// The number of files that a browser may ask for. Older ones are dropped.
    package static let offerCapacity = 16
    /// The number of files that are kept for the app's code. Older ones are dropped.
    package static let keptCapacity = 64
    /// The limit of each of the two groups in bytes, so that no page takes all the room of the process. Older files are dropped, and the
    /// latest stay whatever their size.
    package static var byteCapacity: Int { UploadLimit.ofPage(atLeast: 256 << 20) }
    /// The time for which the browser may ask for a file.
    static let offerTime = Duration.seconds(600)

    package init(_ graph: ViewGraph) {}

    /// Lets the page's browser ask for a file. Returns an id that cannot be guessed.
    package func offer(_ file: PageFile) -> String {
        let id = SecretName.make()
        guard !hasEnded else { return id }
        offered.append((id, file))
        offered.dropOldest(beyond: Self.offerCapacity, bytes: Self.byteCapacity, sizedBy: \.file.size)
        Task { [weak self] in
            try? await Task.sleep(for: Self.offerTime)
            self?.offered.removeAll { $0.id == id }
        }
        return id
    }

    /// The file with an id; nil if there is none, or its time is over.
    package func file(_ id: String) -> PageFile? { offered.first { $0.id == id }?.file }

    /// Lets the browser ask for no file any more, because the page has another user.
    func withdraw() { offered = [] }

    /// Keeps files that the app's code receives together.
    package func keep(_ files: [NamedFile]) {
        guard !hasEnded else { return }
        kept += files
        kept.dropOldest(
            beyond: Self.keptCapacity, bytes: Self.byteCapacity, keeping: files.count, sizedBy: \.size)
    }

    package func pageDidEnd() {
        hasEnded = true
        offered = []
        kept = []
    }
}

extension ViewGraph {
    package func file(_ id: String) -> PageFile? { feature(PageFiles.self).file(id) }
}
