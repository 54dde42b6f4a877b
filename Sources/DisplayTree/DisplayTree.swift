package import EspalierLayoutEngine
package import Foundation

/// One revision of a page: everything visible, as a Sendable value.
///
/// Two revisions share their unchanged nodes, so a comparison never descends into unchanged parts.
package final class DisplayTree: Sendable {
    /// The number of the revision in its session, starting at 1.
    package let revision: Int
    /// The window's size, in CSS pixels.
    package let size: CGSize
    /// The document's title.
    package let title: String
    /// The icon that the user sees in place of the app's usual one; nil for that one.
    package let icons: [DisplayIcon]?
    /// Facts about the page for programs that list it; nil for none.
    package let metadata: DisplayMetadata?
    /// The color scheme that the app requests (`preferredColorScheme`); nil to follow the browser.
    package let colorScheme: DisplayColorScheme?
    /// The language of the page (BCP 47).
    package let language: String
    package let direction: LayoutDirection
    /// The app's last request for the focus; nil for none so far.
    package let focus: DisplayFocus?
    /// The place of the page; nil for a page without places.
    package let place: DisplayPlace?
    /// The page's node: a box of `size` at (0, 0). Its children's frames are relative to it.
    package let root: DisplayNode
    /// The stages of the motions that start with this revision.
    package let samples: [DisplaySamples]
    /// The nodes in which endless motions of earlier revisions end.
    package let endedMotions: [Int]
    /// The app's requests to the browser of this revision, in order.
    package let openings: [DisplayOpening]

    package init(
        revision: Int, size: CGSize, title: String, colorScheme: DisplayColorScheme? = nil, language: String = "en",
        direction: LayoutDirection = .leftToRight, focus: DisplayFocus? = nil, place: DisplayPlace? = nil,
        root: DisplayNode,
        samples: [DisplaySamples] = [], endedMotions: [Int] = [], openings: [DisplayOpening] = [],
        icons: [DisplayIcon]? = nil, metadata: DisplayMetadata? = nil
    ) {
        self.focus = focus
        self.place = place
        self.revision = revision
        self.size = size
        self.title = title
        self.colorScheme = colorScheme
        self.language = language
        self.direction = direction
        self.root = root
        self.samples = samples
        self.endedMotions = endedMotions
        self.openings = openings
        self.icons = icons
        self.metadata = metadata
    }
}

/// A request of the app for keyboard focus.
package struct DisplayFocus: Hashable, Sendable {
    /// The node; nil for none.
    package var node: Int?
    /// The number of the request in its session, so that the same request can be repeated.
    package var count: Int

    package init(node: Int?, count: Int) {
        self.node = node
        self.count = count
    }
}

/// The place of a page.
package struct DisplayPlace: Hashable, Sendable {
    /// The path of the page's URL, percent-encoded.
    package var path: String
    /// The number of screens above the root.
    package var screens: Int
    /// The number of times that the user has chosen another tab or row of a sidebar, so that the place is an entry of the
    /// browser's history of its own. Of equal places it may differ.
    package var choice: Int

    package init(path: String, screens: Int, choice: Int = 0) {
        self.path = path
        self.screens = screens
        self.choice = choice
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.screens == right.screens
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(screens)
    }
}

package enum DisplayColorScheme: UInt8, Hashable, Sendable {
    case light, dark
}
