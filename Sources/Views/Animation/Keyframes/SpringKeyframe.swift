public import EspalierLayoutEngine
public import Foundation

/// A keyframe to which a spring leads.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    private let value: Value
    private let duration: TimeInterval
    private let spring: Spring
    private let startVelocity: Value?

    /// A keyframe to which `spring` leads for `duration` seconds.
    ///
    /// If the spring has not settled after this time, the next keyframe starts from the current value.
    ///
    /// - Parameters:
    ///   - duration: nil until the spring has settled, for 60 seconds at most. One that is not positive and finite makes the
    ///     keyframe a jump.
    ///   - startVelocity: The velocity per second at the start; nil for the final velocity of the previous keyframe.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        value = to
        self.duration = duration ?? min(spring.settlingDuration, 60)
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public var body: Self { self }

    public func _addKeyframes(to keyframes: inout _KeyframeList<Value>) {
        keyframes.add(value, duration: duration, .spring(spring, startVelocity: startVelocity?.animatableData))
    }
}
