public import EspalierLayoutEngine
public import Foundation

/// A keyframe that is reached on a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    private let value: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// A keyframe that is reached `duration` seconds after the one before, on a cubic curve.
    ///
    /// Cubic keyframes that follow each other form a Catmull-Rom spline: at each, the velocity is that of the straight line
    /// between its neighbours. Beside another keyframe, the curve has the velocity with which that one ends or begins. At the
    /// ends of a track and beside a jump it is zero. A duration that is not positive and finite makes it a jump.
    ///
    /// - Parameters:
    ///   - startVelocity: The velocity per second at the start; nil for the above.
    ///   - endVelocity: The velocity per second at the keyframe; nil for the above.
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
