/// A way to find the user of a page in a request.
///
///     WindowGroup { Desk() }
///         .authentication(.header("X-Remote-User"))
public struct Authentication: Sendable {
    private let method: Identity.Method
    private let find: @MainActor @Sendable (WebRequest) -> Identity?

    /// A rule of the app's own.
    ///
    /// - Parameter identify: Returns the user of a request, or nil for a guest.
    public init(_ identify: @escaping @MainActor @Sendable (WebRequest) -> Identity?) {
        self.init(.request, identify)
    }

    private init(_ method: Identity.Method, _ find: @escaping @MainActor @Sendable (WebRequest) -> Identity?) {
        self.method = method
        self.find = find
    }

    /// The user whom a proxy names in a header, such as `X-Remote-User`.
    ///
    /// It counts only if the connection comes from one of `--trusted-proxies`, and if the header occurs once, with 1 to 256 bytes. The
    /// proxy must remove the header from the requests of its clients.
    public static func header(_ name: String) -> Authentication {
        Authentication(.header) { request in
            let values = request.headers.values(of: name)
            guard request.isFromTrustedProxy, values.count == 1, let value = values.first,
                (1...256).contains(value.utf8.count),
                !value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
            else { return nil }
            return Identity(value)
        }
    }

    /// The user of a token, which a program sends as `Authorization: Bearer <token>` (RFC 6750).
    ///
    /// - Parameter check: Returns the user of a token, or nil for a token that is not valid.
    public static func bearer(_ check: @escaping @MainActor @Sendable (_ token: String) -> Identity?) -> Authentication
    {
        Authentication(.bearer) { request in
            let values = request.headers.values(of: "authorization")
            guard values.count == 1, let value = values.first, value.utf8.count <= 4096,
                value.prefix(7).lowercased() == "bearer "
            else { return nil }
            let token = value.dropFirst(7).drop { $0 == " " }
            guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
            return check(String(token))
        }
    }

    /// The user of a request; nil for a guest.
    @MainActor
    func identity(of request: WebRequest) -> Identity? {
        guard var found = find(request) else { return nil }
        found.method = method
        return found
    }
}

extension [Authentication] {
    /// The user of a request, by the first rule that finds one. A user whom an earlier request named is signed out by a request
    /// without one; a user whom the app signed in is not.
    ///
    /// - Parameter known: The user before the request.
    @MainActor
    func identity(of request: WebRequest, after known: Identity?) -> Identity? {
        for authentication in self {
            guard let found = authentication.identity(of: request) else { continue }
            return found.isSame(as: known) ? known : found
        }
        return known?.method == .app ? known : nil
    }
}
