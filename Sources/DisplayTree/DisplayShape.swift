package import EspalierLayoutEngine
package import Foundation

/// A filled or stroked outline in the node's own coordinates.
package final class DisplayShape: Sendable {
    package let outline: DisplayOutline
    package let fill: DisplayPaint?
    package let usesEvenOddRule: Bool
    private let strokeBox: Boxed<DisplayStroke>?
    /// The shadows of the fill.
    package let shadows: [DisplayPaintShadow]

    package init(
        outline: DisplayOutline, fill: DisplayPaint? = nil, usesEvenOddRule: Bool = false, stroke: DisplayStroke? = nil,
        shadows: [DisplayPaintShadow] = []
    ) {
        self.shadows = shadows
        self.outline = outline
        self.fill = fill
        self.usesEvenOddRule = usesEvenOddRule
        strokeBox = stroke.map { Boxed($0) }
    }

    package var stroke: DisplayStroke? { strokeBox?.value }
}

/// An outline. Simple outlines have their own cases, because a box with rounded corners is smaller to send than a path,
/// and its changes can be animated.
package enum DisplayOutline: Hashable, Sendable {
    /// The node's rectangle with corners of `radius` points (at most half of the shorter side).
    case roundedRectangle(radius: CGFloat)
    /// The node's rectangle with semicircular ends.
    case capsule
    /// The ellipse in the node's rectangle. A circle's node is square.
    case ellipse
    case path(DisplayPath)
}

/// A path: verbs and points, in the node's coordinates.
package final class DisplayPath: Hashable, Sendable {
    package typealias Verb = PathVerb

    package let verbs: ContiguousArray<Verb>
    package let points: ContiguousArray<CGPoint>
    /// Whether a clip uses the even-odd fill rule.
    package let usesEvenOddRule: Bool

    package init(verbs: ContiguousArray<Verb>, points: ContiguousArray<CGPoint>, usesEvenOddRule: Bool = false) {
        self.verbs = verbs
        self.points = points
        self.usesEvenOddRule = usesEvenOddRule
    }

    package static func == (left: DisplayPath, right: DisplayPath) -> Bool {
        left === right
            || left.verbs == right.verbs && left.points == right.points && left.usesEvenOddRule == right.usesEvenOddRule
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        hasher.combine(points.count)
    }
}

/// The stroke of an outline.
package struct DisplayStroke: Hashable, Sendable {
    package enum Cap: UInt8, Hashable, Sendable { case butt, round, square }
    package enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }

    package var paint: DisplayPaint
    /// In points. Half of the line is inside the outline and half outside, unless `isInside`.
    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat
    /// Whether the whole line is inside the outline (`strokeBorder`).
    package var isInside: Bool
    /// The line's own outline, if it differs from the shape's.
    package var outline: DisplayOutline?
    /// The area of the line, for a paint that can only fill areas.
    package var area: DisplayPath?

    package init(
        paint: DisplayPaint, width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0, isInside: Bool = false, outline: DisplayOutline? = nil,
        area: DisplayPath? = nil
    ) {
        self.paint = paint
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.isInside = isInside
        self.outline = outline
        self.area = area
    }
}
