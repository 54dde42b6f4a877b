import EspalierLayoutEngine
public import Foundation

extension Animation {
    /// The system's animation: a spring of 0.55 seconds that does not bounce.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    /// At one speed.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// From slow to fast.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// From fast to slow.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// By a cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x lies in 0…1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y)),
            duration: duration)
    }

    /// By a curve of one's own. A negative duration counts as 0.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.unit(curve, duration: duration.isFinite ? max(duration, 0) : 0))
    }
}
