import Foundation

public let CMErrorDomain = "CMErrorDomain"

/// Failures of sensors, with the numbers of Apple's framework.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    /// A failure by its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    static var missingSensor: NSError {
        NSError(
            domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue),
            userInfo: [NSLocalizedDescriptionKey: "This device has no sensor for motion."])
    }
}

/// The sensor is missing.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The user denied the motion sensors.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The value is missing on this device.
public let CMErrorNotAvailable = CMError(rawValue: 109)
/// The user denied the motion sensors.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// The user's decision whether the app may read the motion sensors.
public enum CMAuthorizationStatus: Int, Sendable {
    /// Not asked yet; forbidden; denied; granted.
    case notDetermined, restricted, denied, authorized
}
