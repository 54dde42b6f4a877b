import EspalierUnavailable
public import Foundation

/// The result of an authorization.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A name and a password of the user's keychain. A server has none, so no authorization contains it: code that also handles it compiles.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String

    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// A service that authorizes users.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A user's consent to sign in, which the code of a button receives.
public final class ASAuthorization: NSObject {
    /// A part of the user's data for which Apple asks the user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The user's name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The user's address of email, or one that forwards to it.
        public static let email = Scope(rawValue: "email")
    }

    /// The service: an `ASAuthorizationAppleIDProvider`.
    public let provider: any ASAuthorizationProvider
    /// The result: an `ASAuthorizationAppleIDCredential`.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// Makes requests to sign in with Apple.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// The state of an account in an app, of which devices learn.
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    public override init() {}

    /// A request for which no scope is set.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    @available(
        *, unavailable, message: "Only devices ask for the state of a user. Apple notifies servers of revocations."
    )
    public func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        unavailable()
    }

    @available(
        *, unavailable, message: "Only devices ask for the state of a user. Apple notifies servers of revocations."
    )
    public func credentialState(forUserID userID: String) async throws -> CredentialState { unavailable() }
}

/// A request to authorize a user.
open class ASAuthorizationRequest: NSObject {
    /// The service that authorizes the user.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
    }
}

/// A request of OpenID Connect.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The data for which Apple asks the user, the first time that the user signs in to the app; nil for none.
    public var requestedScopes: [ASAuthorization.Scope]?
    /// A text that the credential repeats. It does not leave the server.
    public var state: String?
    /// A text that the identity token repeats. Without one, the server uses one of its own, and checks the token for it in both cases.
    public var nonce: String?
}

/// A request to sign in with Apple, which the code of a button configures.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The account that is expected. Without an effect, since browsers let the user choose.
    public var user: String?
}
