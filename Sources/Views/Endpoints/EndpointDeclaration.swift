import Foundation

/// An endpoint: its method, its path, what it allows, and its handler.
public struct _EndpointDeclaration: Sendable {
    package typealias Handler = @Sendable (EndpointRequest) async throws -> Response

    package let method: WebRequest.Method
    /// The path with the paths of the groups around it, such as `/api/items/{id}`.
    package var path: String
    package var settings = EndpointSettings()
    /// The content with which the handler answers.
    package let answer: EndpointAnswer
    package let handler: Handler

    init(method: WebRequest.Method, path: String, answer: EndpointAnswer, handler: @escaping Handler) {
        self.method = method
        self.path = path
        self.answer = answer
        self.handler = handler
    }

    /// The method and the path, for messages.
    package var name: String { "\(method.rawValue) \(path)" }

    /// Whether an encoded path without a query fits that of the endpoint.
    func fits(_ path: String) -> Bool {
        let pattern = self.path.split(separator: "/"), parts = path.split(separator: "/")
        for (index, part) in pattern.enumerated() {
            guard index < parts.count else { return false }
            if part.hasSuffix("...}") { return true }
            if part.first != "{", parts[index].removingPercentEncoding != String(part) { return false }
        }
        return parts.count == pattern.count
    }
}

/// The settings of an endpoint, which its modifiers change.
package struct EndpointSettings: Sendable {
    /// The maximum length of a body in bytes; nil for the default.
    package var bodyLimit: Int?
    /// The origins whose pages may call the endpoint; nil for the server's own pages only.
    package var allowedOrigins: [String]?
    /// Whether pages of other sites may send forms to the endpoint. No cookie of such a request counts.
    package var takesForeignForms = false
    /// The limits of calls, each of an endpoint or of a group around it.
    package var rateLimits: [RateLimit] = []
    /// The rules that find the user in requests, inner ones first.
    package var authentications: [Authentication] = []
    /// The rules that all have to allow the user.
    package var accessRules: [AccessRule] = []
    /// The endpoint's description of itself.
    package var description = EndpointDescription()

    /// The maximum length of a body for which nothing else is set.
    package static let defaultBodyLimit = 1 << 20
}

extension EndpointScene {
    /// Sets the maximum length of a body in bytes. Without the modifier it is 1 MiB.
    ///
    /// A longer body gets the status 413: at once if its length is announced, else when it arrives. A modifier inside of a group takes
    /// the place of the group's.
    public nonisolated func bodyLimit(_ bytes: Int) -> EndpointGroup {
        changed { if $0.bodyLimit == nil { $0.bodyLimit = max(bytes, 0) } }
    }

    /// Lets pages of other origins call the endpoints by scripts (CORS).
    ///
    /// Without the modifier, scripts of other origins cannot read what an endpoint answers, and requests that they send with another method
    /// than `GET` are refused. Programs other than browsers send no origin, so they need no permission. Cookies are not sent.
    ///
    /// - Parameter origins: Origins such as `https://shop.example`, or `*` for all.
    public nonisolated func allowedOrigins(_ origins: [String]) -> EndpointGroup {
        changed { if $0.allowedOrigins == nil { $0.allowedOrigins = origins } }
    }

    /// Limits the calls of each client: of an IPv4 address, or of an IPv6 network of 64 bits.
    ///
    /// A client may make all calls of a period at once; after that, one call becomes free after the other. More calls get the status
    /// 429 with `Retry-After`. The endpoints of a group share its limit.
    public nonisolated func rateLimit(_ calls: Int, per period: Duration) -> EndpointGroup {
        let limit = RateLimit(calls, per: period)
        return changed { $0.rateLimits.append(limit) }
    }

    /// Finds the user of the endpoints in their requests. Of several rules, the innermost that finds a user counts.
    ///
    ///     EndpointGroup("/api") { … }
    ///         .authentication(.bearer { token in try await Tokens.shared.user(of: token) })
    ///
    /// If none does, the user is that of the browser (`EndpointRequest.identity`).
    public nonisolated func authentication(_ authentication: Authentication) -> EndpointGroup {
        changed { $0.authentications.append(authentication) }
    }

    /// Finds the user of the endpoints in their requests, by a rule of the app's own.
    ///
    /// - Parameter identify: Returns the user of a request, or nil for a guest.
    public nonisolated func authentication(
        _ identify: @escaping @MainActor @Sendable (WebRequest) -> Identity?
    ) -> EndpointGroup {
        authentication(Authentication(identify))
    }

    /// Answers only users of whom a rule is true. Of several rules, all count.
    ///
    ///     EndpointGroup("/api") { … }
    ///         .authorized { $0?.roles.contains("keeper") == true }
    ///
    /// A guest gets the status 401, and a user whom the rule does not allow 403, as a problem detail. The handler does not begin, and the
    /// body is not read.
    ///
    /// - Parameter isAllowed: Receives the user (`EndpointRequest.identity`); nil for a guest. It may ask a model on the main actor.
    public nonisolated func authorized(_ isAllowed: @escaping @Sendable (Identity?) async -> Bool) -> EndpointGroup {
        changed { $0.accessRules.append(.anywhere(isAllowed)) }
    }

    /// Takes forms that pages of other sites send. The handler must not trust who sends them.
    package nonisolated func takesForeignForms() -> EndpointGroup { changed { $0.takesForeignForms = true } }

    nonisolated func changed(_ change: (inout EndpointSettings) -> Void) -> EndpointGroup {
        EndpointGroup(
            endpoints: _endpoints.map { endpoint in
                var endpoint = endpoint
                change(&endpoint.settings)
                return endpoint
            })
    }
}
