import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// How the ends of a line are drawn. Foundation outside of Apple's systems lacks the type.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half of a square around the last point.
    case square
}

/// How two lines meet. Foundation outside of Apple's systems lacks the type.
public enum CGLineJoin: Int32, Sendable {
    /// The edges go on until they meet.
    case miter
    /// A circle around the corner.
    case round
    /// The corner is cut off.
    case bevel
}

/// How an outline is drawn along; lengths in points.
public struct StrokeStyle: Equatable, Sendable, Animatable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How far a mitered corner may reach, as a multiple of the width; a sharper one is cut off.
    public var miterLimit: CGFloat
    /// The lengths of strokes and gaps in turn. A length that is negative or no number makes the line solid.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line begins.
    public var dashPhase: CGFloat

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
    /// The width, 0 for one that is none.
    nonisolated var width: CGFloat { lineWidth.isFinite ? max(0, lineWidth) : 0 }

    /// The lengths of the dashes; none for a line without gaps.
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
