public import Foundation

/// The speed of an animation by a curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point of the curve from (0, 0) to (1, 1).
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType

    /// A named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
        timingCurveType = .builtin
        super.init()
    }

    /// A curve of two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        timingCurveType = .cubic
        super.init()
    }

    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
