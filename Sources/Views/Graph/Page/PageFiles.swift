import Foundation

/// A file that a page hands to its browser.
package struct PageFile: Sendable {
    package let file: NamedFile
    /// The media type, such as `text/plain`.
    package let mediaType: String

    package init(_ file: NamedFile, mediaType: String) {
        self.file = file
        self.mediaType = mediaType
    }

    /// The name for the user.
    package var name: String { file.url.lastPathComponent }
}

/// The files of a page: those that its browser may ask for, and those that the user has chosen.
@MainActor
package final class PageFiles: PageFeature {
    private var offered: [(id: String, file: PageFile)] = []
    private var chosen: [NamedFile] = []

    /// The number of files that a browser may ask for. Older ones are dropped.
    package static let offerCapacity = 16
    /// The number of chosen files. Older ones are dropped.
    package static let choiceCapacity = 64
    /// The time for which the browser may ask for a file.
    static let offerTime = Duration.seconds(600)

    package init(_ graph: ViewGraph) {}

    /// Lets the page's browser ask for a file. Returns an id that cannot be guessed.
    package func offer(_ file: PageFile) -> String {
        var random = SystemRandomNumberGenerator()
        let id = String(random.next(), radix: 36) + String(random.next(), radix: 36)
        offered.append((id, file))
        if offered.count > Self.offerCapacity { offered.removeFirst() }
        Task { [weak self] in
            try? await Task.sleep(for: Self.offerTime)
            self?.offered.removeAll { $0.id == id }
        }
        return id
    }

    /// The file with an id; nil if there is none, or its time is over.
    package func file(_ id: String) -> PageFile? { offered.first { $0.id == id }?.file }

    /// Keeps a file that the user has chosen, for the app's code.
    package func keep(_ file: NamedFile) {
        chosen.append(file)
        if chosen.count > Self.choiceCapacity { chosen.removeFirst() }
    }

    package func pageDidEnd() {
        offered = []
        chosen = []
    }
}

extension ViewGraph {
    package func file(_ id: String) -> PageFile? { feature(PageFiles.self).file(id) }
}
