public import Foundation

/// A failure of the framework. On this device it is always the lack of the feature.
public struct DCError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "com.apple.devicecheck.error"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = DCError

        case unknownSystemFailure = 0
        /// The device lacks the feature, as this one.
        case featureUnsupported = 1
        /// A parameter is not valid.
        case invalidInput = 2
        /// The key is not valid.
        case invalidKey = 3
        /// Apple's server does not answer.
        case serverUnavailable = 4
    }

    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    /// The device lacks the feature, as this one.
    public static var featureUnsupported: Code { .featureUnsupported }
    /// A parameter is not valid.
    public static var invalidInput: Code { .invalidInput }
    /// The key is not valid.
    public static var invalidKey: Code { .invalidKey }
    /// Apple's server does not answer.
    public static var serverUnavailable: Code { .serverUnavailable }

    static var unsupported: DCError {
        DCError(
            .featureUnsupported,
            userInfo: [NSLocalizedDescriptionKey: "This device has no certificate that Apple could check."])
    }
}
