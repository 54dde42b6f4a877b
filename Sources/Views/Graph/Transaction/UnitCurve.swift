public import EspalierLayoutEngine
import Foundation

/// A curve from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    package enum Function: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    package let function: Function

    /// A cubic Bézier curve from (0, 0) to (1, 1). The x of the control points is clamped to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            function: .bezier(
                x1: Double(min(max(startControlPoint.x, 0), 1)), y1: Double(startControlPoint.y),
                x2: Double(min(max(endControlPoint.x, 0), 1)), y2: Double(endControlPoint.y)))
    }

    /// Constant speed.
    public static let linear = UnitCurve(function: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
    /// A slow start.
    public static let easeIn = UnitCurve(function: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    /// A slow end.
    public static let easeOut = UnitCurve(function: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    /// A slow start and a slow end.
    public static let easeInOut = UnitCurve(function: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// A slow start and a slow end.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// A slow start, as a quarter of a circle.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// A slow end, as a quarter of a circle.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// A slow start and a slow end, as two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// The curve's value at a time. Outside of 0…1 it is the value at the closer end. Only `linear` continues as a
    /// straight line, as in SwiftUI.
    public func value(at progress: Double) -> Double {
        if self == .linear { return progress }
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

    /// The curve's slope at a time. Outside of 0…1 it is the slope at the closer end.
    ///
    /// The slope is infinite where the curve is vertical. If a control point of a Bézier curve coincides with its end,
    /// the direction there is undefined; as in SwiftUI, the slope is then 0 at the end of the curve and 1 at its start.
    public func velocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        switch function {
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return 1 }
            if progress == 1, x2 == 1, y2 == 1 { return 0 }
            let parameter = Self.solve(x1, x2, for: progress)
            let dx = Self.cubicSlope(x1, x2, parameter)
            let dy = Self.cubicSlope(y1, y2, parameter)
            if dx == dy { return 1 }
            return dx == 0 ? (dy < 0 ? -.infinity : .infinity) : dy / dx
        case .circularEaseIn:
            return progress / (1 - progress * progress).squareRoot()
        case .circularEaseOut:
            return (1 - progress) / (progress * (2 - progress)).squareRoot()
        case .circularEaseInOut:
            let distance = progress < 0.5 ? progress : 1 - progress
            return 2 * distance / (1 - 4 * distance * distance).squareRoot()
        }
    }

    /// The curve with x and y exchanged, which maps values to times.
    ///
    /// The value of `inverse` at 0.6 is the time at which this curve has the value 0.6.
    public var inverse: UnitCurve {
        switch function {
        case .bezier(let x1, let y1, let x2, let y2):
            .bezier(startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: .circularEaseInOut
        }
    }

    /// A coordinate of a cubic Bézier curve whose ends are 0 and 1.
    private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
        ((1 + 3 * first - 3 * second) * t + 3 * second - 6 * first) * t * t + 3 * first * t
    }

    /// The derivative of `cubic` with respect to its parameter.
    private static func cubicSlope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        (3 * (1 + 3 * first - 3 * second) * t + 2 * (3 * second - 6 * first)) * t + 3 * first
    }

    /// The parameter at which the curve's x, which never decreases, is `x`.
    private static func solve(_ x1: Double, _ x2: Double, for x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
