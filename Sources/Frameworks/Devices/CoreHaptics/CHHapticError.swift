public import Foundation

/// A failure of haptics. On this device it is always the lack of the hardware.
public struct CHHapticError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "com.apple.CoreHaptics"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CHHapticError

        /// The engine is stopped; another operation runs; the start took too long.
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808
        /// The hardware is missing; the service did not start, or was interrupted.
        case notSupported = -4809, serverInitFailed = -4810, serverInterrupted = -4811
        /// The player, the pattern or its file is damaged.
        case invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814
    }

    /// The hardware is missing.
    public static var notSupported: Code { .notSupported }
    /// The engine is stopped.
    public static var engineNotRunning: Code { .engineNotRunning }
    /// The pattern is damaged.
    public static var invalidPatternData: Code { .invalidPatternData }

    static var missingHardware: CHHapticError {
        CHHapticError(.notSupported, userInfo: [NSLocalizedDescriptionKey: "This device has no hardware for haptics."])
    }
}
