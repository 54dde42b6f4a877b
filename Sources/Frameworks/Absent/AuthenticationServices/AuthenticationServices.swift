public import EspalierViews
@_exported public import Foundation
import EspalierUnavailable

/// A button to sign in.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
public struct SignInWithAppleButton: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {}

    /// Titles of a button.
    @available(
        *, unavailable,
        message:
            "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
    )
    public struct Label {
        /// The titles.
        public static var signIn: Label { Label() }
        /// The titles.
        public static var signUp: Label { Label() }
        /// The titles.
        public static var `continue`: Label { Label() }
    }
}

/// The user's answer.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorization: NSObject {}

/// A question.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorizationRequest: NSObject {}

/// A question.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {}

/// Asks.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorizationAppleIDProvider: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// The user.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorizationAppleIDCredential: NSObject {}

/// Asks.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorizationController: NSObject {
    /// An object of the framework.
    public init(authorizationRequests: [ASAuthorizationRequest]) {}
}

/// Receives the answer.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}

/// Shows the question.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}

/// A button to sign in.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASAuthorizationAppleIDButton: NSObject {}

/// Signs in on a page.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASWebAuthenticationSession: NSObject {
    /// An object of the framework.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void) {}
}

/// Shows the page.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {}

/// A failure.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
public struct ASAuthorizationError {}

/// A password.
@available(
    *, unavailable,
    message:
        "Signing in with Apple is not part of Espalier. Sign in with a page of your own, or by a Link to a provider."
)
open class ASPasswordCredential: NSObject {}
