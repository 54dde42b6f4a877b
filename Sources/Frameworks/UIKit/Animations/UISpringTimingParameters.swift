public import EspalierLayoutEngine
public import Foundation

/// The speed of an animation by a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    let damping: Double
    /// The speed at the start, in multiples of the distance for each second. It has no effect.
    public let initialVelocity: CGVector

    /// A spring.
    ///
    /// - Parameter ratio: 1 for a motion that does not swing, less for one that does.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        damping = min(max(Double(ratio), 0.01), 1)
        initialVelocity = velocity
        super.init()
    }

    /// A spring of a mass, a stiffness and a damping. The duration is that of the animator.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (max(mass, 0.001) * max(stiffness, 0.001)).squareRoot()
        self.init(dampingRatio: damping / critical, initialVelocity: velocity)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}
