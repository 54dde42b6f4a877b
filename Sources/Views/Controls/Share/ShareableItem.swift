import CoreTransferable
public import Foundation
import UniformTypeIdentifiers

/// A value that a `ShareLink` shares: an address or a text.
public protocol _ShareableItem {
    var _shareItem: _ShareItem { get }
}

/// An item of a share link.
public enum _ShareItem: Hashable, Sendable {
    case url(URL)
    case text(String)
    case file(_SharedFile)
}

extension URL: _ShareableItem {
    public var _shareItem: _ShareItem {
        isFileURL ? .file(_SharedFile(.now { _ in try FileContent(fileAt: self) })) : .url(self)
    }
}

extension String: _ShareableItem {
    public var _shareItem: _ShareItem { .text(self) }
}

extension _ShareItem: _ShareableItem {
    public var _shareItem: _ShareItem { self }
}

extension _ShareItem {
    /// An image as a file.
    package init(_ image: Image) { self = .file(_SharedFile(.now { try FileContent(imageFile: image, name: $0) })) }

    /// A value that can be transferred. One that is an address or a text in its first form is shared as such, others as files.
    ///
    /// - Parameter title: The name of a value without a file of its own.
    init<T: Transferable>(_ item: T, title: Text) {
        switch item {
        case let url as URL: self = url._shareItem
        case let text as String: self = .text(text)
        case let image as Image: self.init(image)
        default:
            switch T.exportedTypes().first {
            case .url?:
                if case .ready(let url)? = item.loading(as: URL.self) {
                    self = url._shareItem
                    break
                }
                fallthrough
            case .utf8PlainText?:
                if case .ready(let text)? = item.loading(as: String.self) {
                    self = .text(text)
                    break
                }
                fallthrough
            default:
                let value = UncheckedTransfer(item)
                self = .file(_SharedFile(.later { try await FileContent(value.value, title: $0) }))
            }
        }
        if case .file(let file) = self { self = .file(_SharedFile(file.load, title: title)) }
    }
}

/// A file that a share link makes when it is pressed.
public final class _SharedFile: Hashable, Sendable {
    /// Makes the file, which has a title if it has no name of its own.
    enum Load: Sendable {
        case now(@MainActor @Sendable (String?) throws -> FileContent)
        /// The value is encoded first.
        case later(@MainActor @Sendable (String?) async throws -> FileContent)
    }

    let load: Load
    /// The title of the preview; nil for none.
    let title: Text?

    init(_ load: Load, title: Text? = nil) {
        self.load = load
        self.title = title
    }

    public static func == (left: _SharedFile, right: _SharedFile) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
