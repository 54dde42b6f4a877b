package import Foundation

/// The target of a redirect: a path of this server, or a page of another site.
///
/// Browsers read some texts that look like paths as the address of another host: `//host`, `/\host`, and the same with tabs or line
/// breaks inside. Proxies may decode `%2f`. `..` may lead out of the base path, to another server of the host. Such texts are no targets,
/// so that code may pass on what came with a request.
package enum RedirectTarget: Equatable, Sendable {
    /// A path with an optional query and fragment, percent-encoded.
    case path(String)
    /// An `http` or `https` URL.
    case site(String)

    /// The maximum length of a target in bytes.
    private static let longest = 2048

    /// The target as the value of the header `Location`.
    package var location: String {
        switch self {
        case .path(let text), .site(let text): text
        }
    }

    /// A path of this server, such as `/items/7?tab=photos`. Characters outside of ASCII and spaces are percent-encoded. Returns nil for
    /// texts that are no such path, or are longer than 2,048 bytes.
    package init?(path text: String) {
        guard text.utf8.count <= Self.longest, text.utf8.first == UInt8(ascii: "/") else { return nil }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
        let path = text.prefix { $0 != "?" && $0 != "#" }
        guard let decoded = path.removingPercentEncoding, !Self.hasEmptySegment(path.utf8),
            !Self.hasEmptySegment(decoded.utf8),
            decoded.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }),
            !decoded.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
        else { return nil }
        let encoded = Self.encoded(text)
        guard encoded.utf8.count <= Self.longest else { return nil }
        self = .path(encoded)
    }

    /// A path, or an `http` or `https` URL with a host and without a user's name. Returns nil for other URLs.
    package init?(_ url: URL) {
        let text = url.absoluteString
        guard let scheme = url.scheme?.lowercased() else {
            self.init(path: text)
            return
        }
        guard scheme == "http" || scheme == "https", let host = url.host, !host.isEmpty, url.user == nil,
            text.utf8.count <= Self.longest, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C })
        else { return nil }
        self = .site(text)
    }

    private static func hasEmptySegment(_ path: some Sequence<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in path {
            if byte == UInt8(ascii: "/"), last == byte { return true }
            last = byte
        }
        return false
    }

    private static func encoded(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x20 || $0 > 0x7E }) else { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == 0x20 || byte > 0x7E {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
