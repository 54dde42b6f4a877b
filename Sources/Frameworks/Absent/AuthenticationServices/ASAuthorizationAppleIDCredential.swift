import EspalierViews
public import Foundation

/// A user who signed in with Apple. The server has checked the identity token: its signature, issuer, audience, time and nonce.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The name of the account, which never changes, and is the same in all apps of the developer's team.
    public let user: String
    /// The `state` of the request.
    public let state: String?
    /// The requested scopes for which the user has given something.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// The code of the sign-in, which Apple takes once. The server has exchanged it for the identity token already.
    public let authorizationCode: Data?
    /// The token in which Apple states who the user is: a JSON Web Token (RFC 7519) in UTF-8.
    public let identityToken: Data?
    /// The address of email in the identity token, if the request asked for it. Unlike on devices, Apple sends it each time.
    public let email: String?
    /// The name that the user has given, if the request asked for it. Apple sends it only the first time that a user signs in to the app:
    /// store it then. It comes by the user's browser and is not signed, so it is no proof of anything.
    public let fullName: PersonNameComponents?
    /// Apple's estimate whether the user is a person. Apple makes it on devices only: it is usually `unsupported`.
    public let realUserStatus: ASUserDetectionStatus

    init(_ user: AppleUser, state: String?) {
        self.user = user.subject
        self.state = state
        authorizationCode = Data(user.code.utf8)
        identityToken = Data(user.identityToken.utf8)
        email = user.email
        var name: PersonNameComponents?
        if user.givenName != nil || user.familyName != nil {
            name = PersonNameComponents(givenName: user.givenName, familyName: user.familyName)
        }
        fullName = name
        authorizedScopes = (name != nil ? [.fullName] : []) + (user.email != nil ? [.email] : [])
        realUserStatus = ASUserDetectionStatus(rawValue: user.realUserStatus) ?? .unsupported
    }
}

/// Apple's estimate whether a user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// There is none.
    case unsupported
    /// Apple knows too little.
    case unknown
    /// The user seems to be a person.
    case likelyReal
}
