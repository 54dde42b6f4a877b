import Foundation
import Synchronization

/// The pages to which browsers come back from other sites. The next request of a browser for the path of such a page shows it, under its
/// usual URL.
///
/// The browser has the page's session in a sealed cookie, so that the request may reach another process.
final class ReturningPages: Sendable {
    private let seal: ValueSeal
    private let used = Mutex(UsedNames(time: ReturningPages.lifetime))
    /// The time in seconds since 1970.
    private let now: @Sendable () -> Double

    private static let cookie = "espalier-return"
    /// The seconds in which the browser follows the redirect.
    private static let lifetime = 60.0

    init(secret: [UInt8], now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }) {
        seal = ValueSeal(secret: secret)
        self.now = now
    }

    /// The headers by which a browser comes back to the page of a session at a path.
    func headers(for session: String, at path: String, of browser: String, isSecure: Bool) -> [HTTPResponse.Header] {
        let value = seal.seal([session], until: now() + Self.lifetime, for: Self.context(path, browser))
        return value.map { [Self.header($0, Self.lifetime, isSecure)] } ?? []
    }

    /// The session of the page to which a browser comes back with a request; nil for none. Each is returned once.
    func take(_ request: HTTPRequest, of browser: String?) -> String? {
        guard let browser,
            let cookie = Cookies.value(
                of: Cookies.name(Self.cookie, isSecure: request.isSecure), in: request.headers[.cookie])
        else { return nil }
        let (text, now) = (String(cookie), now())
        guard
            let session = seal.open(text, as: [String].self, for: Self.context(request.path, browser), at: now)?.first,
            used.withLock({ $0.use(ValueSeal.name(of: text), at: now) })
        else { return nil }
        return session
    }

    /// The header with which a browser forgets that it comes back.
    static func removal(isSecure: Bool) -> HTTPResponse.Header { header("", 0, isSecure) }

    private static func header(_ value: String, _ lifetime: Double, _ isSecure: Bool) -> HTTPResponse.Header {
        Cookies.header(cookie, value, "Max-Age=\(Int(lifetime)); SameSite=Lax", isSecure: isSecure)
    }

    private static func context(_ path: String, _ browser: String) -> [String] { ["returning page 1", browser, path] }
}
