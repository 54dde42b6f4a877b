public import Foundation

/// A failure to read a pass.
public struct PKPassKitError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "PKPassKitErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PKPassKitError

        /// The reason is unknown.
        case unknownError = -1
        /// The file is damaged.
        case invalidDataError = 1
        /// The file is of an unknown version.
        case unsupportedVersionError = 2
        /// The signature is wrong.
        case invalidSignature = 3
        /// The app may not read passes, as on this device.
        case notEntitledError = 4
    }

    /// The reason is unknown.
    public static var unknownError: Code { .unknownError }
    /// The file is damaged.
    public static var invalidDataError: Code { .invalidDataError }
    /// The file is of an unknown version.
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    /// The signature is wrong.
    public static var invalidSignature: Code { .invalidSignature }
    /// The app may not read passes, as on this device.
    public static var notEntitledError: Code { .notEntitledError }
}
