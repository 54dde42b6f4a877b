public import Foundation

/// A value that changes all events from a time on.
open class CHHapticDynamicParameter: NSObject {
    /// Values that can change.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name of the value.
        public let rawValue: String

        /// A value by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The strength, as a factor.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness, as a difference.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// The volume, as a factor.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }

    /// The parameter that changes.
    public let parameterID: ID
    /// The new value.
    open var value: Float
    /// The time of the change, in seconds.
    open var relativeTime: TimeInterval

    /// A change at a time.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
        super.init()
    }
}

/// A value that changes all events along a line.
open class CHHapticParameterCurve: NSObject {
    /// A point of the line.
    open class ControlPoint: NSObject {
        /// The time of the point, in seconds.
        open var relativeTime: TimeInterval
        /// The value at that time.
        open var value: Float

        /// A value at a time.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
            super.init()
        }
    }

    /// The parameter that changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points of the line.
    public let controlPoints: [ControlPoint]
    /// The time of the first point, in seconds.
    open var relativeTime: TimeInterval

    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
        super.init()
    }
}
