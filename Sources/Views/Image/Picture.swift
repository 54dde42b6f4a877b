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
        var random = SystemRandomNumberGenerator()
        name = String(random.next(), radix: 36) + String(random.next(), radix: 36)
        let reference = PictureReference(self)
        Self.table.withLock { $0[name] = reference }
    }

    deinit {
        _ = Self.table.withLock { $0.removeValue(forKey: name) }
    }

    /// The address for pages.
    package var address: String { "/public/" + Self.folder + name }

    /// The bytes of the file; nil if it was removed.
    package var data: Data? {
        switch content {
        case .bytes(let bytes): Data(bytes)
        case .file(let file): file.data
        }
    }

    /// The folder of pictures below `/public/`.
    package static let folder = "pictures/"

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

/// A file that is removed with the last reference.
package final class TemporaryFile: Sendable {
    package let path: String

    /// Takes over the file at a path.
    package init(path: String) {
        self.path = path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The bytes of the file, mapped into memory; nil if it was removed.
    package var data: Data? { try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) }

    /// The number of bytes.
    package var size: Int {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
    }
}
