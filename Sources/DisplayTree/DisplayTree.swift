package import Foundation
package import LayoutEngine

/// One revision of a page: everything that there is to draw, as a Sendable value.
///
/// Two revisions share the nodes that did not change, so that a difference never descends into a part that is the same.
package final class DisplayTree: Sendable {
    /// Counts the revisions of a session from 1.
    package let revision: Int
    /// The window's size, in CSS pixels.
    package let size: CGSize
    /// The document's title.
    package let title: String
    /// The scheme that the app asks for (`preferredColorScheme`); nil follows the browser.
    package let colorScheme: DisplayColorScheme?
    /// The language of the page (BCP 47).
    package let language: String
    package let direction: LayoutDirection
    /// The page's node: a box of `size` at (0, 0). Its children's frames are relative to it.
    package let root: DisplayNode

    package init(
        revision: Int, size: CGSize, title: String, colorScheme: DisplayColorScheme? = nil, language: String = "en",
        direction: LayoutDirection = .leftToRight, root: DisplayNode
    ) {
        self.revision = revision
        self.size = size
        self.title = title
        self.colorScheme = colorScheme
        self.language = language
        self.direction = direction
        self.root = root
    }
}

package enum DisplayColorScheme: UInt8, Hashable, Sendable {
    case light, dark
}
