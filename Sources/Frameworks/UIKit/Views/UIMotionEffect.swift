public import Foundation

/// Moves a view with the device. It has no effect on a page: browsers report no motion without the user's permission.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    /// An effect.
    override public init() {
        super.init()
    }
}

/// Changes a property of a view between two values with the tilt of the device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The property.
    public let keyPath: String
    /// The direction of the tilt.
    public let type: EffectType
    /// The value for the strongest tilt to the left or away from the user.
    open var minimumRelativeValue: Any?
    /// The value for the strongest tilt to the right or toward the user.
    open var maximumRelativeValue: Any?

    /// An effect on the property with a key path.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Directions of a tilt.
    public enum EffectType: Int, Sendable {
        /// To the left and right; toward the user and away.
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }
}

/// Several effects.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}
