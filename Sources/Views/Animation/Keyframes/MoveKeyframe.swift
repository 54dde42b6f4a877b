public import EspalierLayoutEngine

/// A keyframe to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    private let value: Value

    /// A keyframe to which the value jumps.
    public init(_ to: Value) {
        value = to
    }

    public var body: Self { self }

    public func _addKeyframes(to keyframes: inout _KeyframeList<Value>) {
        keyframes.add(value, duration: 0, .move)
    }
}
