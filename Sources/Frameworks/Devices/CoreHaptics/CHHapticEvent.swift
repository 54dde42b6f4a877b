public import Foundation

/// A part of a pattern: a tap or a vibration.
open class CHHapticEvent: NSObject {
    /// Kinds of events.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// Properties of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name of the property.
        public let rawValue: String

        /// A property by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The strength, 0…1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness, 0…1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The time until the full strength.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The time until the held strength.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// The time until the end.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether the strength is held.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume of a sound.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch of a sound.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// The place of a sound.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// The brightness of a sound.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    public let type: EventType
    /// The properties.
    public let eventParameters: [CHHapticEventParameter]
    /// The start in the pattern, in seconds.
    open var relativeTime: TimeInterval
    /// The length, in seconds.
    open var duration: TimeInterval

    /// An event of a length, which is 0 for a tap.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
        super.init()
    }
}

/// The value of a property of an event.
open class CHHapticEventParameter: NSObject {
    /// The property.
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    /// The value of a property.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
        super.init()
    }
}
