/// A cookie that a page sets or deletes.
package struct CookieChange: Codable, Equatable, Sendable {
    /// The requests from other sites that carry a cookie.
    package enum SameSite: String, Codable, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    package var name: String
    /// The value; nil to delete the cookie.
    package var value: String?
    package var path: String
    /// The time in seconds until browsers delete the cookie; nil until they close.
    package var lifetime: Int?
    package var sameSite: SameSite
    package var isHTTPOnly: Bool

    package init(
        name: String, value: String?, path: String = "/", lifetime: Int? = nil, sameSite: SameSite = .lax,
        isHTTPOnly: Bool = true
    ) {
        self.name = name
        self.value = value
        self.path = path
        self.lifetime = lifetime
        self.sameSite = sameSite
        self.isHTTPOnly = isHTTPOnly
    }

    /// The beginning of the names of the server's own cookies.
    private static let ownPrefix = "espalier-"

    /// Whether a name is that of one of the server's own cookies, with or without a prefix of RFC 6265bis.
    package static func isOwn(_ name: some StringProtocol) -> Bool {
        var name = name.lowercased()
        for prefix in ["__host-", "__secure-"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        return name.hasPrefix(ownPrefix)
    }

    /// The reason why browsers or the server would refuse the cookie; nil for none (RFC 6265bis, 4.1.1).
    package var fault: String? {
        if Self.isOwn(name) { return "the server has cookies with such names itself" }
        guard !name.isEmpty, name.utf8.allSatisfy(HeaderText.isOfToken) else {
            return "a name consists of letters, digits and !#$%&'*+-.^_`|~"
        }
        guard (value ?? "").utf8.allSatisfy(Self.isOfValue) else {
            return
                "a value has no spaces, quotes, commas, semicolons, backslashes, control characters or letters outside of ASCII"
        }
        guard name.utf8.count + (value ?? "").utf8.count <= 4096 else {
            return "a name and its value have at most 4,096 bytes"
        }
        guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 1024,
            path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ";") })
        else { return "a path begins with a slash, is percent-encoded and has at most 1,024 bytes" }
        if name.lowercased().hasPrefix("__host-"), path != "/" { return "with the prefix __Host-, the path is /" }
        return nil
    }

    /// The octets of a cookie's value.
    private static func isOfValue(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
        default: false
        }
    }
}

/// The characters of headers (RFC 9110, 5.5 and 5.6.2).
package enum HeaderText {
    package static func isOfToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case let other: "!#$%&'*+-.^_`|~".utf8.contains(other)
        }
    }

    package static func isOfValue(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) || byte == 0x09 }
}
