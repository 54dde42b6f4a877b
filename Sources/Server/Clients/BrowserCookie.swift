import CryptoKit

/// The cookie that identifies a browser by 128 random bits, which reveal nothing about its user. Values that SwiftUI
/// stores on a device are stored under this id.
///
/// The cookie also contains a code that only this server can create. Otherwise somebody could make a browser use an id that they
/// chose, and then share its pages.
struct BrowserCookie: Sendable {
    static let name = "espalier-browser"

    private let key: SymmetricKey

    /// - Parameter secret: the bytes that only this server knows, as long as it knows the browsers.
    init(secret: [UInt8]) {
        key = SymmetricKey(data: secret)
    }

    /// Background requests from other sites do not carry the cookie.
    func header(_ id: String, isSecure: Bool) -> HTTPResponse.Header {
        Cookies.header(Self.name, value(of: id), "Max-Age=\(Cookies.longestLifetime); SameSite=Lax", isSecure: isSecure)
    }

    /// The browser of a request; nil without the cookie, or if this server did not create it.
    func id(in request: HTTPRequest) -> String? {
        guard let value = Self.value(in: request.headers[.cookie], isSecure: request.isSecure) else { return nil }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, SessionID.isWellFormed(String(parts[0])) else { return nil }
        let id = String(parts[0])
        return Self.areEqual(parts[1], code(of: id)) ? id : nil
    }

    /// The cookie's value in a header `Cookie`, which nobody has checked; nil without one.
    static func value(in header: String?, isSecure: Bool) -> Substring? {
        Cookies.value(of: Cookies.name(name, isSecure: isSecure), in: header)
    }

    /// The cookie's value for a browser.
    func value(of id: String) -> String { id + "." + code(of: id) }

    /// Half of the authentication code of an id, as 22 characters.
    private func code(of id: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Array(id.utf8), using: key)
        return code.withUnsafeBytes {
            SessionID.encode($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
    }

    /// Compares two texts in a time that does not depend on their first difference.
    private static func areEqual(_ left: Substring, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
