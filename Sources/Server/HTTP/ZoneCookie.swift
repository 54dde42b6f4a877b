import EspalierHTMLRenderer
import Foundation

/// The cookie in which the client and the script `zone.js` report the browser's time zone. It does not identify the browser.
///
/// The script runs before the page opens its channel or stream, so that request has the current zone.
enum ZoneCookie {
    /// The length of the longest identifier that is looked up.
    private static let maximumLength = 64

    /// The identifier of the time zone; nil without the cookie, or if the server does not know the zone.
    static func zone(in headers: RequestHeaders) -> String? {
        guard let value = Cookies.value(of: Wire.Cookie.zone, in: headers[.cookie]) else { return nil }
        let identifier = String(value)
        return isKnown(identifier) ? identifier : nil
    }

    /// Whether an identifier belongs to a time zone of the server's database.
    static func isKnown(_ identifier: String) -> Bool {
        identifier.utf8.count <= maximumLength && identifier.utf8.allSatisfy(isAllowed)
            && TimeZone(identifier: identifier) != nil
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "+"):
            true
        default: false
        }
    }
}
