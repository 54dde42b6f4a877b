import EspalierViews
public import Foundation

/// A failure to authorize a user.
public struct ASAuthorizationError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    init(_ fault: AppleSignInFault) {
        let code: Code =
            switch fault {
            case .notConfigured: .notHandled
            case .canceled: .canceled
            case .failed: .failed
            case .invalidResponse: .invalidResponse
            }
        self.init(code)
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASAuthorizationError

        case unknown = 1000
        /// The user has come back without signing in, or another sign-in of the page has begun.
        case canceled = 1001
        /// Apple has answered something that cannot be used. The log says what.
        case invalidResponse = 1002
        /// The app has not configured Sign in with Apple. The log says what is missing.
        case notHandled = 1003
        /// Apple cannot be reached, or refuses. The log says why.
        case failed = 1004
        case notInteractive = 1005
        case matchedExcludedCredential = 1006
        case credentialImport = 1007
        case credentialExport = 1008
        case preferSignInWithApple = 1009
        case deviceNotConfiguredForPasskeyCreation = 1010
    }

    public static var unknown: Code { .unknown }
    /// The user has come back without signing in.
    public static var canceled: Code { .canceled }
    /// Apple has answered something that cannot be used.
    public static var invalidResponse: Code { .invalidResponse }
    /// The app has not configured Sign in with Apple.
    public static var notHandled: Code { .notHandled }
    /// Apple cannot be reached, or refuses.
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    public static var credentialImport: Code { .credentialImport }
    public static var credentialExport: Code { .credentialExport }
    public static var preferSignInWithApple: Code { .preferSignInWithApple }
    public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}
