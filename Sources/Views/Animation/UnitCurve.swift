import Foundation
public import LayoutEngine

/// The course of a value from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    package enum Function: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    package let function: Function

    /// A cubic Bézier curve from (0, 0) to (1, 1). The control points' x lies in 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            function: .bezier(
                x1: Double(min(max(startControlPoint.x, 0), 1)), y1: Double(startControlPoint.y),
                x2: Double(min(max(endControlPoint.x, 0), 1)), y2: Double(endControlPoint.y)))
    }

    public static let linear = UnitCurve(function: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
    public static let easeIn = UnitCurve(function: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    public static let easeOut = UnitCurve(function: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    public static let easeInOut = UnitCurve(function: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// The curve's value at a time; beyond 0…1 the value at its nearer end.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        switch function {
        case .bezier(let x1, let y1, let x2, let y2):
            let parameter = Self.solve(x1, x2, for: progress)
            return Self.cubic(y1, y2, parameter)
        case .circularEaseIn:
            return 1 - (1 - progress * progress).squareRoot()
        case .circularEaseOut:
            return (1 - (1 - progress) * (1 - progress)).squareRoot()
        case .circularEaseInOut:
            if progress < 0.5 { return (1 - (1 - 4 * progress * progress).squareRoot()) / 2 }
            return (1 + (1 - 4 * (1 - progress) * (1 - progress)).squareRoot()) / 2
        }
    }

    /// The curve's slope at a time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-5
        let start = max(progress - step, 0)
        let end = min(progress + step, 1)
        guard end > start else { return 0 }
        return (value(at: end) - value(at: start)) / (end - start)
    }

    /// A coordinate of a cubic Bézier curve whose ends are 0 and 1.
    private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
        ((1 + 3 * first - 3 * second) * t + 3 * second - 6 * first) * t * t + 3 * first * t
    }

    /// The parameter at which the curve's x, which never falls, is `x`.
    private static func solve(_ x1: Double, _ x2: Double, for x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
