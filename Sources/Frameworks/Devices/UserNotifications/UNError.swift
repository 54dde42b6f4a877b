public import Foundation

/// A failure of notifications.
public struct UNError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "UNErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = UNError

        /// The user denied notifications.
        case notificationsNotAllowed = 1
        /// The file has no address; is missing; is of an unknown type; is too large; is outside of the data store; was not moved; is damaged.
        case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize,
            attachmentNotInDataStore,
            attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        /// The date is in the past; there is no content.
        case notificationInvalidNoDate = 1400, notificationInvalidNoContent
    }

    /// The user denied notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

    static var denied: UNError {
        UNError(
            .notificationsNotAllowed,
            userInfo: [NSLocalizedDescriptionKey: "Notifications are not allowed for this application."])
    }
}
