/// A link around the children of a node.
package struct DisplayLink: Hashable, Sendable {
    /// The address, absolute or relative to the page.
    package var url: String

    package init(url: String) {
        self.url = url
    }
}

extension DisplayContent {
    /// A link to an address.
    package static func link(url: String) -> DisplayContent { .link(DisplayLink(url: url)) }
}
