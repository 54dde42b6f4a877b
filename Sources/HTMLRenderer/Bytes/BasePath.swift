import EspalierDisplayTree

/// The path below which the addresses of a server lie, if its host serves others, too: `/desk`; empty for none.
///
/// Views, routes and requests know the app's own paths, which begin with a slash: `/orders`. Whoever writes an address for a browser writes the
/// base path in front of it: `/desk/orders`.
package struct BasePath: Hashable, Sendable {
    /// The path as URLs contain it: each segment with a slash in front, of unreserved characters (RFC 3986) and percent-encoded others.
    package let text: String
    /// The decoded path, without its first slash.
    package let name: String

    package static let none = BasePath(text: "", name: "")

    package init(text: String, name: String) {
        self.text = text
        self.name = name
    }

    package var isNone: Bool { text.isEmpty }

    /// Whether a URL is one of the app's paths, so that the base path belongs in front of it. `//host` is no path, and browsers read
    /// `/\host` like it.
    package func applies(to url: String) -> Bool {
        guard !isNone else { return false }
        var bytes = url.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "/") else { return false }
        let second = bytes.next()
        return second != UInt8(ascii: "/") && second != UInt8(ascii: "\\")
    }

    /// A URL for browsers: a path of the app behind the base path; others unchanged.
    package func address(of url: String) -> String { applies(to: url) ? text + url : url }

    /// The same for each URL of a request to the browser.
    func addresses(of opening: DisplayOpening) -> DisplayOpening {
        switch opening {
        case _ where isNone: opening
        case .url(let url): .url(address(of: url))
        case .window(let path): .window(path: address(of: path))
        case .close(let path): .close(path: path.map(address))
        case .icons(let icons): .icons(icons.map { DisplayIcon(address: address(of: $0.address), use: $0.use) })
        case .share(let files, let words): .share(files, words: self.words(words))
        case .all(let openings): .all(openings.map(addresses))
        case .copy, .vibrate, .save, .ticket, .announcement, .metadata: opening
        }
    }

    /// The same for the URL among the words to share (`DisplayLink.words`).
    func words(_ words: String) -> String {
        if isNone { return words }
        return words.split(separator: "&").map { word in
            guard word.hasPrefix("url=%2F"), !word.hasPrefix("url=%2F%2F"), !word.hasPrefix("url=%2F%5C") else {
                return String(word)
            }
            let base = text.replacing("%", with: "%25").replacing("/", with: "%2F")
            return "url=" + base + word.dropFirst("url=".count)
        }.joined(separator: "&")
    }

    /// The path of a scene without its first slash, from which the client makes the addresses of the scene.
    func name(of scene: String) -> String {
        if isNone { return scene }
        return scene.isEmpty ? name : name + "/" + scene
    }
}

extension ByteWriter {
    /// Appends a URL to the value of an attribute, behind the base path if it is a path of the app.
    mutating func appendAddress(_ url: String) {
        if basePath.applies(to: url) { append(raw: basePath.text) }
        appendAttribute(url)
    }
}
