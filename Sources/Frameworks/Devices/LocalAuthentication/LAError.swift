public import Foundation

/// A failure to authenticate the user. On this device it is always the lack of biometry or of a passcode.
public struct LAError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "com.apple.LocalAuthentication"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LAError

        /// The user failed; canceled; chose the fallback.
        case authenticationFailed = -1, userCancel = -2, userFallback = -3
        /// The system canceled; there is no passcode.
        case systemCancel = -4, passcodeNotSet = -5
        /// There is no biometry; nobody is enrolled; too many attempts failed.
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
        /// The app canceled; the context was used up; there is no watch; no dialog is possible.
        case appCancel = -9, invalidContext = -10, watchNotAvailable = -11, notInteractive = -1004
    }

    /// The user failed to authenticate.
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    /// The user chose the fallback.
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no biometry.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The device has no enrolled user.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many attempts failed.
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    /// The context was invalidated.
    public static var invalidContext: Code { .invalidContext }
    /// No dialog is possible.
    public static var notInteractive: Code { .notInteractive }
    /// There is no watch.
    public static var watchNotAvailable: Code { .watchNotAvailable }
}
