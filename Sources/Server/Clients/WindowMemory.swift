import EspalierHTMLRenderer
import EspalierViews
import Foundation

/// The cookie in which a browser stores the last report of its window, so that the next page has the right size at
/// once. It does not identify the browser. The script `zone.js` writes it, too.
enum WindowMemory {
    static let name = Wire.Cookie.window

    /// The cookie's value: width, height, dark, text scale, reduced motion, pixel ratio, more contrast.
    static func value(of host: HostEnvironment) -> String {
        [
            number(host.size.width), number(host.size.height), host.prefersDarkScheme ? "1" : "0",
            number(host.textScale), host.reducesMotion ? "1" : "0", number(host.displayScale),
            host.increasesContrast ? "1" : "0",
        ].joined(separator: "_")
    }

    static func header(for host: HostEnvironment, isSecure: Bool) -> HTTPResponse.Header {
        Cookies.header(name, value(of: host), "Max-Age=31536000; SameSite=Strict", isSecure: isSecure)
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    /// The report in a `Cookie` header; nil without one.
    static func report(cookies: String?, isSecure: Bool) -> WindowReport? {
        guard let value = Cookies.value(of: Cookies.name(name, isSecure: isSecure), in: cookies) else { return nil }
        let parts = value.split(separator: "_").map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
        guard parts.count == 7, parts.allSatisfy({ $0 != nil }) else { return nil }
        return WindowReport(
            width: parts[0], height: parts[1], isDark: parts[2] == 1, textScale: parts[3],
            reducesMotion: parts[4] == 1, displayScale: parts[5], increasesContrast: parts[6] == 1)
    }
}
