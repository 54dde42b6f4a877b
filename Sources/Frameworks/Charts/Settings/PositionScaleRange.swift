public import Foundation

/// The positions of an axis.
public protocol PositionScaleRange {
    var _positions: _ScalePositions { get }
}

/// The positions of an axis, without their types.
public struct _ScalePositions {
    enum Storage {
        case padding(start: CGFloat, end: CGFloat)
        case points(CGFloat, CGFloat)
    }

    let storage: Storage
}

/// The whole plot as the positions of an axis.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    let start, end: CGFloat

    public var _positions: _ScalePositions { _ScalePositions(storage: .padding(start: start, end: end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

    /// The plot without a number of points at each end.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// The plot without a number of points at the ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
    public var _positions: _ScalePositions {
        _ScalePositions(storage: .points(CGFloat(Double(lowerBound)), CGFloat(Double(upperBound))))
    }
}
