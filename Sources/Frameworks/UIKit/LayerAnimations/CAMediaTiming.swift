import Foundation

/// The timing of an animation.
public protocol CAMediaTiming: AnyObject {
    /// The start time, in the time of `CACurrentMediaTime()`; 0 starts the animation at once. Inside of a group, the delay.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run in seconds; 0 for a quarter of a second.
    var duration: CFTimeInterval { get set }
    /// The rate of the animation's time.
    var speed: Float { get set }
    /// The time of the animation at its start, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; 0 for one, unless there is a `repeatDuration`. `.infinity` repeats until the animation is removed.
    var repeatCount: Float { get set }
    /// The duration of all runs, in seconds; 0 for the duration of `repeatCount` runs.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run plays backward after it has played forward.
    var autoreverses: Bool { get set }
    /// The values of the layer before and after the animation.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's own values.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The animation's last values after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first values before its start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The animation's first values before its start, and its last values after its end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
