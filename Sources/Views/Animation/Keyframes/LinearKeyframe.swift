public import EspalierLayoutEngine
public import Foundation

/// A keyframe that is reached on a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    private let value: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// A keyframe that the value reaches `duration` seconds after the previous keyframe, timed by `timingCurve`.
    ///
    /// A duration that is not positive and finite makes the keyframe a jump.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        value = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public var body: Self { self }

    public func _addKeyframes(to keyframes: inout _KeyframeList<Value>) {
        keyframes.add(value, duration: duration, .linear(timingCurve))
    }
}
