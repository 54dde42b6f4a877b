public import EspalierLayoutEngine
public import Foundation

/// A keyframe that the value reaches along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    private let value: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// A keyframe that the value reaches `duration` seconds after the previous keyframe, along a cubic curve.
    ///
    /// Consecutive cubic keyframes form a Catmull-Rom spline: the velocity at each is the slope of the straight line between
    /// its neighbors. Next to a keyframe of another kind, the curve takes over that keyframe's velocity. At the ends of a
    /// track and beside a jump, the velocity is zero. A duration that is not positive and finite makes the keyframe a jump.
    ///
    /// - Parameters:
    ///   - startVelocity: The velocity per second at the start; nil for the velocity of the spline.
    ///   - endVelocity: The velocity per second at the keyframe; nil for the velocity of the spline.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        value = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public var body: Self { self }

    public func _addKeyframes(to keyframes: inout _KeyframeList<Value>) {
        keyframes.add(
            value, duration: duration,
            .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    }
}
