public import Foundation

/// A failure to read a page. On this device it is always `metadataFetchNotAllowed`.
public struct LPError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "LPErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LPError

        /// The reason is unknown.
        case unknown = 0
        /// The page cannot be read.
        case metadataFetchFailed = 1
        /// The app canceled.
        case metadataFetchCancelled = 2
        /// The page did not arrive in time.
        case metadataFetchTimedOut = 3
        /// The app may not read pages, as on this device.
        case metadataFetchNotAllowed = 4
    }

    /// The reason is unknown.
    public static var unknown: Code { .unknown }
    /// The page cannot be read.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// The app canceled.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// The page did not arrive in time.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// The app may not read pages, as on this device.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }

    static var notAllowed: LPError {
        LPError(
            .metadataFetchNotAllowed,
            userInfo: [NSLocalizedDescriptionKey: "The server of an app reads no pages for previews of links."])
    }
}
