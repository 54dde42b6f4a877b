import EspalierViews
public import Foundation

/// The speed of an animation.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve of two control points; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve of control points.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curves.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve; one of two control points; a spring; both of them.
    case builtin, cubic, spring, composed
}

extension UITimingCurveProvider {
    func animation(_ duration: TimeInterval) -> Animation {
        if let spring = springTimingParameters {
            return .spring(response: max(0.01, duration * 0.7), dampingFraction: spring.damping)
        }
        guard let curve = cubicTimingParameters else { return .easeInOut(duration: duration) }
        if timingCurveType == .builtin { return curve.animationCurve.animation(duration) }
        let (first, second) = (curve.controlPoint1, curve.controlPoint2)
        return .timingCurve(first.x, first.y, second.x, second.y, duration: duration)
    }
}
