import EspalierLayoutEngine
import Foundation

@testable import EspalierViews

/// A line across its frame, at a fraction of the height.
struct LevelLine: Shape {
    var fraction: CGFloat
    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.height * fraction))
            path.addLine(to: CGPoint(x: rect.width, y: rect.height * fraction))
        }
    }
}

/// Takes two seconds from where the previous motion is.
struct Continuing: CustomAnimation {
    struct Start<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: (time: Double, offset: V) { (0, .zero) }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        guard time - start.time < 2 else { return nil }
        return start.offset + (value - start.offset).scaled(by: (time - start.time) / 2)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let offset = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = (time, offset)
        return true
    }
}

private struct PaceKey: EnvironmentKey {
    static let defaultValue = 1.0
}

extension EnvironmentValues {
    /// The seconds of `Paced`.
    var pace: Double {
        get { self[PaceKey.self] }
        set { self[PaceKey.self] = newValue }
    }
}
