public import EspalierLayoutEngine
public import Foundation

/// A custom animation, which calculates a value for each time.
///
///     struct Steps: CustomAnimation {
///         let count: Double
///
///         func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///             guard time < 1 else { return nil }
///             var offset = value
///             offset.scale(by: (time * count).rounded(.down) / count)
///             return offset
///         }
///     }
///
///     withAnimation(Animation(Steps(count: 4))) { isOpen.toggle() }
///
/// The animation is evaluated ahead, for the browser, with the distance 1: once, or for each environment that it reads. If it merges,
/// it is evaluated again with a vector that has a 1 for each change that it continues. It is stopped after 60 seconds, and where a
/// value is not finite; a warning names the type.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The offset from the start, `time` seconds after the beginning, on the way to `value`; nil once the animation has
    /// ended.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The velocity per second, `time` seconds after the beginning; nil if it is not known, as by default.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether the animation continues the state of `previous`, `time` seconds after the beginning of that. Otherwise
    /// both run, and their offsets add up, as by default.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// A custom animation of any type.
struct CustomAnimationBox: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) {
        self.base = base
    }

    static func == (lhs: CustomAnimationBox, rhs: CustomAnimationBox) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    /// The offset at a time; nil, with a warning, after a minute and where the animation yields no finite value.
    func offset<V: VectorArithmetic>(on value: V, at time: Double, context: inout AnimationContext<V>) -> V? {
        guard time <= CustomCourse.limit else { return nil }
        guard let offset = base.animate(value: value, time: time, context: &context) else { return nil }
        guard offset.magnitudeSquared.isFinite || !value.magnitudeSquared.isFinite else {
            warn("a value that is not finite ends the animation")
            return nil
        }
        return offset
    }

    func warn(_ rule: String) {
        func warn<A: CustomAnimation>(_ base: A) {
            MisuseDiagnostic.warn(of: A.self, "animate(value:time:context:)", rule)
        }
        warn(base)
    }
}
