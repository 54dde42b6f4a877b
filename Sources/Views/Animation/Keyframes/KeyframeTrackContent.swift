public import EspalierLayoutEngine
import Foundation

/// A sequence of keyframes for one property.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable = Body.Value
    /// The type of the group's keyframes.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes of the group.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes.
    func _addKeyframes(to keyframes: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _addKeyframes(to keyframes: inout _KeyframeList<Value>) {
        body._addKeyframes(to: &keyframes)
    }
}

/// The keyframes of a track, in their order.
public struct _KeyframeList<Value: Animatable> {
    /// A value at a time, and the interpolation toward it.
    struct Keyframe {
        /// Kinds of interpolation toward a value.
        enum Way {
            case linear(UnitCurve)
            case spring(Spring, startVelocity: Value.AnimatableData?)
            case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
            case move
        }

        let value: Value
        let duration: Double
        let way: Way
    }

    private(set) var keyframes: [Keyframe] = []

    /// Adds a keyframe. A duration that is not positive and finite makes it a jump.
    mutating func add(_ value: Value, duration: Double, _ way: Keyframe.Way) {
        let lasts = duration > 0 && duration.isFinite
        keyframes.append(Keyframe(value: value, duration: lasts ? duration : 0, way: lasts ? way : .move))
    }
}

/// Keyframes that are made of others.
struct CombinedTrackContent<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Self
    let add: (inout _KeyframeList<Value>) -> Void

    var body: Self { self }
    func _addKeyframes(to keyframes: inout _KeyframeList<Value>) { add(&keyframes) }
}
