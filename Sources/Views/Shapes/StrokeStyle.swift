import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// The ends of lines. Foundation on Linux lacks the type.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half of a square around the last point.
    case square
}

/// The joints of lines. Foundation on Linux lacks the type.
public enum CGLineJoin: Int32, Sendable {
    /// The edges continue until they meet.
    case miter
    /// A circle around the corner.
    case round
    /// The corner is cut off.
    case bevel
}

/// The width, caps, joins and dashes of a line; lengths in points.
public struct StrokeStyle: Equatable, Sendable, Animatable {
    /// The width. A value that is negative or not finite draws no line.
    public var lineWidth: CGFloat
    /// The ends of the line.
    public var lineCap: CGLineCap
    /// The joints of the line.
    public var lineJoin: CGLineJoin
    /// The limit for the length of a mitered corner, as a multiple of the width; a sharper corner is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn. A length that is negative or not finite makes the line solid.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line begins.
    public var dashPhase: CGFloat

    /// A style for lines; solid and one point wide by default.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension StrokeStyle {
    /// The width; 0 if it is negative or not finite.
    nonisolated var width: CGFloat { lineWidth.isFinite ? max(0, lineWidth) : 0 }

    /// The lengths of dashes and gaps; empty for a solid line.
    nonisolated var dashes: [CGFloat] {
        dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 } ? dash : []
    }

    nonisolated func display(
        _ paint: DisplayPaint, isInside: Bool, outline: DisplayOutline? = nil, area: DisplayPath? = nil
    ) -> DisplayStroke {
        let cap: DisplayStroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: DisplayStroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return DisplayStroke(
            paint: paint, width: width, cap: cap, join: join, miterLimit: miterLimit.isFinite ? miterLimit : 10,
            dash: dashes, dashPhase: dashPhase.isFinite ? dashPhase : 0, isInside: isInside, outline: outline,
            area: area)
    }
}
