public import Foundation

/// A failure of the index. On this device it is always `indexingUnsupported`.
public struct CSIndexError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "CSIndexErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CSIndexError

        /// The reason is unknown.
        case unknownError = -1
        /// The index does not answer.
        case indexUnavailableError = -1000
        /// An item is not valid.
        case invalidItemError = -1001
        /// The state is not valid.
        case invalidClientStateError = -1002
        /// The index cannot be reached.
        case remoteConnectionError = -1003
        /// The app has too many items.
        case quotaExceeded = -1004
        /// The device has no index, as this one.
        case indexingUnsupported = -1005
    }

    /// The reason is unknown.
    public static var unknownError: Code { .unknownError }
    /// The index does not answer.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item is not valid.
    public static var invalidItemError: Code { .invalidItemError }
    /// The state is not valid.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The index cannot be reached.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The app has too many items.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The device has no index, as this one.
    public static var indexingUnsupported: Code { .indexingUnsupported }

    static var unsupported: CSIndexError {
        CSIndexError(
            .indexingUnsupported, userInfo: [NSLocalizedDescriptionKey: "This device has no index for search."])
    }
}
