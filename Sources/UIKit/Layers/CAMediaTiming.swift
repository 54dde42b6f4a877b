import Foundation

/// The times of an animation.
public protocol CAMediaTiming: AnyObject {
    /// When the animation begins, as `CACurrentMediaTime()` counts; 0 for at once. Inside of a group, the delay.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run in seconds; 0 for a quarter of a second.
    var duration: CFTimeInterval { get set }
    /// How fast the time runs.
    var speed: Float { get set }
    /// The time at which the first run begins.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; 0 for one, unless there is a `repeatDuration`. `.infinity` repeats until the animation is removed.
    var repeatCount: Float { get set }
    /// The time for which the runs repeat, in seconds; 0 for the number of runs.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run also goes back to its start.
    var autoreverses: Bool { get set }
    /// What the layer shows before and after the animation.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its own values.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The end of the animation after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start of the animation before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
