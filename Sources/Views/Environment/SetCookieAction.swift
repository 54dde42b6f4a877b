/// Sets a cookie of the browser: `setCookie("theme", "dark", lifetime: .seconds(86_400))`.
///
/// While the page is opened, the response with the page sets it. Later, the browser fetches the cookie from the server in a request of
/// its own, without loading the page again; without scripts, the response to the form sets it. The next request of the browser carries the
/// cookie (`EnvironmentValues.request`).
///
/// Cookies are `Secure` if the browser uses TLS. The server's own cookies, whose names begin with `espalier-`, cannot be changed.
@MainActor @preconcurrency
public struct SetCookieAction {
    /// The requests from other sites that carry a cookie (RFC 6265bis).
    public enum SameSite: Hashable, Sendable {
        /// None of them.
        case strict
        /// Links from other sites, but no frames, images and forms.
        case lax
        /// All of them. Browsers take such a cookie over TLS only.
        case none

        fileprivate var change: CookieChange.SameSite {
            switch self {
            case .strict: .strict
            case .lax: .lax
            case .none: .none
            }
        }
    }

    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Sets a cookie.
    ///
    /// - Parameters:
    ///   - name: Letters, digits and the other characters of tokens (RFC 9110), such as hyphens. With the prefix `__Host-` or `__Secure-`, browsers take the cookie over TLS only.
    ///   - value: ASCII without spaces, quotes, commas, semicolons and backslashes. With the name, at most 4,096 bytes.
    ///   - path: The beginning of the paths whose requests carry the cookie, percent-encoded.
    ///   - lifetime: The time until browsers delete the cookie, at most 400 days; nil until they close.
    ///   - httpOnly: Whether scripts of pages cannot read the cookie.
    /// - Returns: Whether the cookie could be set. A wrong one is refused with a warning.
    @discardableResult
    public func callAsFunction(
        _ name: String, _ value: String, path: String = "/", lifetime: Duration? = nil, sameSite: SameSite = .lax,
        httpOnly: Bool = true
    ) -> Bool {
        CookieChange(
            name: name, value: value, path: path, lifetime: lifetime.map { max(0, Int($0.components.seconds)) },
            sameSite: sameSite.change, isHTTPOnly: httpOnly
        ).apply(to: graph)
    }
}

/// Deletes a cookie of the browser: `deleteCookie("theme")`.
@MainActor @preconcurrency
public struct DeleteCookieAction {
    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Deletes a cookie.
    ///
    /// - Parameter path: The path with which the cookie was set.
    /// - Returns: Whether the cookie could be deleted. A wrong name is refused with a warning.
    @discardableResult
    public func callAsFunction(_ name: String, path: String = "/") -> Bool {
        CookieChange(name: name, value: nil, path: path, lifetime: 0).apply(to: graph)
    }
}

extension CookieChange {
    @MainActor
    fileprivate func apply(to graph: ViewGraph?) -> Bool {
        if let fault {
            Warning.log("the cookie \(name.prefix(64)) was refused: \(fault)")
            return false
        }
        guard let graph else { return false }
        graph.feature(PageAnswers.self).set(self)
        return true
    }
}

extension EnvironmentValues {
    /// Sets a cookie of the browser. Does nothing outside of a page.
    public var setCookie: SetCookieAction { SetCookieAction(answeringGraph) }

    /// Deletes a cookie of the browser. Does nothing outside of a page.
    public var deleteCookie: DeleteCookieAction { DeleteCookieAction(answeringGraph) }
}
