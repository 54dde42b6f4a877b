public import Foundation

/// A failure of the photo library.
public struct PHPhotosError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "PHPhotosErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PHPhotosError

        /// The user canceled; the library is missing.
        case userCancelled = 3072, libraryVolumeOffline = 3114
        /// The system forbids it; the user denied it.
        case accessRestricted = 3310, accessUserDenied = 3311
    }

    public static var userCancelled: Code { .userCancelled }
    /// The system forbids it.
    public static var accessRestricted: Code { .accessRestricted }
    /// The user denied the photo library.
    public static var accessUserDenied: Code { .accessUserDenied }

    static var denied: PHPhotosError {
        PHPhotosError(
            .accessUserDenied, userInfo: [NSLocalizedDescriptionKey: "The photos of the device are not accessible."])
    }
}
