import Foundation

/// A link around the children of a node.
package struct DisplayLink: Hashable, Sendable {
    /// The address, absolute or relative to the page.
    package var url: String
    /// The content that a browser with a share sheet shares instead of following the address: `title`, `text` and
    /// `url`, as the query of a URL.
    package private(set) var sharedContent: String?
    /// The look of a pressed link; nil for no change.
    package var feedback: DisplayControl.PressFeedback?

    package init(url: String, feedback: DisplayControl.PressFeedback? = nil) {
        self.url = url
        self.feedback = feedback
    }

    /// A link that shares a text and an address, which may both be empty. Its own address is that of a new mail with
    /// them, for browsers without a share sheet.
    package init(sharing text: String, url: String, title: String) {
        let body = [text, url].filter { !$0.isEmpty }.joined(separator: "\r\n")
        self.url = "mailto:?subject=\(Self.encoded(title))&body=\(Self.encoded(body))"
        sharedContent = Self.words(title: title, text: text, url: url)
    }

    /// Words to share, as the query of a URL. Empty ones are left out.
    package static func words(title: String, text: String, url: String) -> String {
        zip(["title", "text", "url"], [title, text, url])
            .filter { !$1.isEmpty }.map { "\($0)=\(encoded($1))" }.joined(separator: "&")
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    /// The unreserved characters of RFC 3986.
    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}

extension DisplayContent {
    /// A link to an address.
    package static func link(url: String) -> DisplayContent { .link(DisplayLink(url: url)) }
}
