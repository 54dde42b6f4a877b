public import Foundation

/// A value that a `ShareLink` shares: an address or a text.
public protocol _ShareableItem {
    var _shareItem: _ShareItem { get }
}

/// An item of a share link.
public enum _ShareItem: Hashable, Sendable {
    case url(URL)
    case text(String)
}

extension URL: _ShareableItem {
    public var _shareItem: _ShareItem { .url(self) }
}

extension String: _ShareableItem {
    public var _shareItem: _ShareItem { .text(self) }
}

extension _ShareItem: _ShareableItem {
    public var _shareItem: _ShareItem { self }
}
