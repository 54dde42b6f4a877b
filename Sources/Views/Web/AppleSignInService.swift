package import Foundation

/// Apple's service for signing in, to which buttons of pages lead browsers.
package protocol AppleSignInService: SignInService {
    /// Begins a sign-in.
    ///
    /// - Parameters:
    ///   - root: The URL of the app as the browser knows it, without a slash at its end.
    ///   - page: The page that waits.
    func begin(
        _ request: AppleSignInRequest, root: String, page: PageName?
    ) async throws(AppleSignInFault) -> AppleSignInStart

    /// The page that has begun the sign-in to whose path a browser comes back; nil for other requests.
    func page(awaiting request: WebRequest) -> PageName?

    /// The user of a sign-in whose browser has come back at a URL.
    func complete(_ start: AppleSignInStart, at url: URL) async throws(AppleSignInFault) -> AppleUser

    /// Takes no further answer to a sign-in whose page does not wait any more.
    func forget(_ start: AppleSignInStart)
}

/// A request to sign a user in with Apple.
package struct AppleSignInRequest: Codable, Equatable, Sendable {
    /// Whether Apple asks the user for the name, and for the address of email.
    package var asksForName: Bool
    package var asksForEmail: Bool
    /// The text that the identity token repeats; nil for one of the server's.
    package var nonce: String?

    package init(asksForName: Bool, asksForEmail: Bool, nonce: String?) {
        self.asksForName = asksForName
        self.asksForEmail = asksForEmail
        self.nonce = nonce
    }
}

/// A sign-in that has begun.
package struct AppleSignInStart: Codable, Equatable, Sendable {
    /// The name of the sign-in at the service.
    package let id: String
    /// Apple's page, to which the browser goes.
    package let page: String
    /// The path of this server to which the browser comes back, without a base path.
    package let path: String
    package let request: AppleSignInRequest
    /// The text that the identity token has to repeat.
    package let nonce: String
    /// The URL to which Apple's page sends its form.
    package let callback: String

    package init(
        id: String, page: String, path: String, request: AppleSignInRequest, nonce: String, callback: String
    ) {
        self.id = id
        self.page = page
        self.path = path
        self.request = request
        self.nonce = nonce
        self.callback = callback
    }
}

/// A user who has signed in with Apple.
package struct AppleUser: Equatable, Sendable {
    /// The name of the account, which stays the same for all apps of a team.
    package var subject: String
    /// The address in the identity token; nil without one.
    package var email: String?
    /// The names that the user has given, which Apple sends the first time only; nil for none. Apple does not sign them.
    package var givenName: String?
    package var familyName: String?
    package var identityToken: String
    package var code: String
    /// Apple's estimate: 0 without one, 1 if it knows too little, 2 for a likely person.
    package var realUserStatus: Int

    package init(subject: String, identityToken: String, code: String) {
        (self.subject, self.identityToken, self.code) = (subject, identityToken, code)
        realUserStatus = 0
    }
}

/// The reason for which nobody is signed in with Apple.
package enum AppleSignInFault: Error, Equatable {
    /// The app has not configured the service, or with a key that cannot be used.
    case notConfigured
    /// The user has come back without signing in, or has refused.
    case canceled
    /// The service cannot be reached, or refuses.
    case failed
    /// The service has answered something that cannot be used.
    case invalidResponse
}
