import EspalierUnavailable
public import EspalierViews
import os

/// Signs the user in at another site: `try await webAuthenticationSession.authenticate(using: url, callback: .https(host: host, path: path))`.
///
/// The browser leaves the page for the site. When the site leads it back to the path of the callback, the page is shown again as it was,
/// and the code continues with the URL. The path is one at which the app has no page. Only the browser of the page can continue it. If
/// the user comes back by the browser's button, or not within an hour, the error is `canceledLogin`.
///
/// Users who belong to a service of OpenID Connect need no code: `authentication(.openIDConnect(issuer:clientID:clientSecret:))`.
@MainActor @preconcurrency
public struct WebAuthenticationSession {
    /// The cookies that the site sees.
    public struct BrowserSession: Hashable, Sendable {
        /// A session that keeps no cookies. Browsers have no such session for a site: it is the usual one.
        public static let ephemeral = BrowserSession()
    }

    private let action: PageAuthenticationAction

    nonisolated init(_ action: PageAuthenticationAction) {
        self.action = action
    }

    /// Signs the user in, and returns the URL of the callback.
    ///
    /// - Parameters:
    ///   - url: The `http` or `https` URL of the site.
    ///   - callback: The callback, which has to be `.https(host:path:)`: browsers cannot come back by a scheme of an app.
    ///   - preferredBrowserSession: Without an effect.
    ///   - additionalHeaderFields: Without an effect, since browsers send their own.
    /// - Throws: `ASWebAuthenticationSessionError`.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL {
        guard case .https(let host, let path) = callback.kind else {
            Logger(subsystem: "espalier", category: "authentication").error(
                "A browser cannot come back by the scheme of an app: the callback has to be .https(host:path:), which the site has to know"
            )
            throw ASWebAuthenticationSessionError(.presentationContextInvalid)
        }
        do { return try await action(url, until: host, path) } catch is PageAuthentication.Unusable {
            throw ASWebAuthenticationSessionError(.presentationContextInvalid)
        } catch {
            throw ASWebAuthenticationSessionError(.canceledLogin)
        }
    }

    /// Signs the user in with a callback of a scheme of the app's own, which fails with `presentationContextInvalid`: browsers cannot come
    /// back by it.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await authenticate(
            using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
            additionalHeaderFields: [:])
    }
}

extension EnvironmentValues {
    /// Signs the user in at another site.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession(pageAuthentication) }
}

/// UIKit's way to sign in at another site, which is not part of Espalier: views have `webAuthenticationSession` in their environment.
open class ASWebAuthenticationSession: NSObject {
    /// The URL with which a site leads the browser back.
    public struct Callback: Hashable, Sendable {
        enum Kind: Hashable {
            case scheme(String)
            case https(host: String, path: String)
        }

        let kind: Kind

        /// A URL with a scheme of the app's own, by which browsers cannot come back.
        public static func customScheme(_ scheme: String) -> Callback { Callback(kind: .scheme(scheme)) }

        /// A URL of this server.
        ///
        /// - Parameters:
        ///   - host: The server's host as the browser knows it, without a port.
        ///   - path: The path as the site knows it, percent-encoded, which begins with a slash. The app has no page there. A path below which
        ///     the server lies (`--base-path`) is part of it.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .https(host: host, path: path))
        }

        /// Whether a URL is one of the callback.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
            case .https(let host, let path):
                url.host()?.lowercased() == host.lowercased() && url.path(percentEncoded: true) == path
            }
        }
    }

    @available(*, unavailable, message: "Sign in by the environment's webAuthenticationSession.")
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
        unavailable()
    }

    @available(*, unavailable, message: "Sign in by the environment's webAuthenticationSession.")
    public init(url: URL, callback: Callback, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
        unavailable()
    }
}

/// A failure to sign the user in at another site.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASWebAuthenticationSessionError

        /// The user has come back without signing in, or the page has ended.
        case canceledLogin = 1
        case presentationContextNotProvided = 2
        /// The site or the callback cannot be used.
        case presentationContextInvalid = 3
    }

    /// The user has come back without signing in.
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The site or the callback cannot be used.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
