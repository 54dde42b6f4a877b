public import Foundation

/// A failure to reach a watch. On this device it is always `sessionNotSupported`.
public struct WCError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "WCErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WCError

        /// The reason is unknown.
        case genericError = 7001
        /// The device pairs with no watch, as this one.
        case sessionNotSupported = 7002
        /// The session has no delegate.
        case sessionMissingDelegate = 7003
        case sessionNotActivated = 7004
        /// There is no watch.
        case deviceNotPaired = 7005
        /// The watch lacks the app.
        case watchAppNotInstalled = 7006
        /// The watch is not in reach.
        case notReachable = 7007
        /// A parameter is not valid.
        case invalidParameter = 7008
        /// The message is too large.
        case payloadTooLarge = 7009
        /// The message has values of other types than a property list.
        case payloadUnsupportedTypes = 7010
        /// The answer failed.
        case messageReplyFailed = 7011
        /// No answer arrived.
        case messageReplyTimedOut = 7012
        /// The file cannot be read.
        case fileAccessDenied = 7013
        /// The message did not arrive.
        case deliveryFailed = 7014
        /// The watch is full.
        case insufficientSpace = 7015
        /// The session has ended.
        case sessionInactive = 7016
        /// The transfer took too long.
        case transferTimedOut = 7017
        /// The phone lacks the app.
        case companionAppNotInstalled = 7018
        /// The app is for a watch alone.
        case watchOnlyApp = 7019
    }

    /// The reason is unknown.
    public static var genericError: Code { .genericError }
    /// The device pairs with no watch, as this one.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// The session has no delegate.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// There is no watch.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The watch lacks the app.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The watch is not in reach.
    public static var notReachable: Code { .notReachable }
    /// A parameter is not valid.
    public static var invalidParameter: Code { .invalidParameter }
    /// The message is too large.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// The message has values of other types than a property list.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// The answer failed.
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// No answer arrived.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// The file cannot be read.
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// The message did not arrive.
    public static var deliveryFailed: Code { .deliveryFailed }
    /// The watch is full.
    public static var insufficientSpace: Code { .insufficientSpace }
    /// The session has ended.
    public static var sessionInactive: Code { .sessionInactive }
    /// The transfer took too long.
    public static var transferTimedOut: Code { .transferTimedOut }
    /// The phone lacks the app.
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    /// The app is for a watch alone.
    public static var watchOnlyApp: Code { .watchOnlyApp }

    static var unsupported: WCError {
        WCError(.sessionNotSupported, userInfo: [NSLocalizedDescriptionKey: "This device pairs with no watch."])
    }
}
