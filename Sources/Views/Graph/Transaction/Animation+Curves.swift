import EspalierLayoutEngine
public import Foundation

extension Animation {
    /// The default animation: a spring of 0.5 seconds without a bounce.
    public static let `default` = spring(response: 0.5, dampingFraction: 1)

    /// Constant speed for 0.35 seconds.
    public static let linear = linear(duration: 0.35)
    /// A slow start, for 0.35 seconds.
    public static let easeIn = easeIn(duration: 0.35)
    /// A slow end, for 0.35 seconds.
    public static let easeOut = easeOut(duration: 0.35)
    /// A slow start and a slow end, for 0.35 seconds.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// Constant speed. The duration is in seconds; one that is negative or not finite counts as 0.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// A slow start. The duration is in seconds; one that is negative or not finite counts as 0.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// A slow end. The duration is in seconds; one that is negative or not finite counts as 0.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// A slow start and a slow end. The duration is in seconds; one that is negative or not finite counts as 0.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x is clamped to 0…1. The duration is
    /// in seconds; one that is negative or not finite counts as 0.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y)),
            duration: duration)
    }

    /// A custom curve. The duration is in seconds; one that is negative or not finite counts as 0.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.unit(curve, duration: duration.isFinite ? max(duration, 0) : 0))
    }
}
