package import Foundation
import Synchronization

/// The file of an image that the app makes or receives while it runs. Pages load it at an address that cannot be guessed,
/// for as long as the object lives.
package final class Picture: Sendable {
    /// The file's content.
    package enum Content: Sendable {
        case bytes([UInt8])
        case file(TemporaryFile)
    }

    package let content: Content
    /// The media type, such as `image/png`.
    package let mediaType: String
    private let name: String

    package init(_ content: Content, mediaType: String) {
        self.content = content
        self.mediaType = mediaType
        name = SecretName.make()
        let reference = PictureReference(self)
        Self.table.withLock { $0[name] = reference }
    }

    deinit {
        _ = Self.table.withLock { $0.removeValue(forKey: name) }
    }

    /// The address for pages.
    package var address: String { "/public/" + Self.folder + name }

    /// The bytes of the file.
    package var data: Data {
        switch content {
        case .bytes(let bytes): Data(bytes)
        case .file(let file): file.data
        }
    }

    /// The folder of pictures below `/public/`.
    package static let folder = "pictures/"

    /// Whether an address for pages is that of a picture, even of one that is no longer in use.
    package static func isAddress(_ address: String) -> Bool { address.hasPrefix("/public/" + folder) }

    private static let table = Mutex<[String: PictureReference]>([:])

    /// The picture at a path below `/public/`; nil if it is none, or no longer in use.
    package static func at(_ path: String) -> Picture? {
        guard path.hasPrefix(folder) else { return nil }
        return table.withLock { $0[String(path.dropFirst(folder.count))]?.picture }
    }
}

private struct PictureReference: Sendable {
    weak let picture: Picture?

    init(_ picture: Picture) {
        self.picture = picture
    }
}
