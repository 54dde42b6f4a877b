package import EspalierLayoutEngine
package import Foundation

/// One revision of a page: everything to draw, as a Sendable value.
///
/// Two revisions share their unchanged nodes, so a difference never descends into an unchanged part.
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
    /// The app's last request for the focus; nil for none so far.
    package let focus: DisplayFocus?
    /// The page's node: a box of `size` at (0, 0). Its children's frames are relative to it.
    package let root: DisplayNode
    /// The stages of motions that lead from the revision before to this one; nil for none.
    package let samples: DisplaySamples?

    package init(
        revision: Int, size: CGSize, title: String, colorScheme: DisplayColorScheme? = nil, language: String = "en",
        direction: LayoutDirection = .leftToRight, focus: DisplayFocus? = nil, root: DisplayNode,
        samples: DisplaySamples? = nil
    ) {
        self.focus = focus
        self.revision = revision
        self.size = size
        self.title = title
        self.colorScheme = colorScheme
        self.language = language
        self.direction = direction
        self.root = root
        self.samples = samples
    }
}

/// A request of the app for the keyboard's focus.
package struct DisplayFocus: Hashable, Sendable {
    /// The node; nil for none.
    package var node: Int?
    /// Counts the requests of a session, so that the same one can come again.
    package var count: Int

    package init(node: Int?, count: Int) {
        self.node = node
        self.count = count
    }
}

package enum DisplayColorScheme: UInt8, Hashable, Sendable {
    case light, dark
}
