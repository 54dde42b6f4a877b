import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A line, a tick or a label at a value of an axis.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether the part stands between its value and the next one; nil if the chart decides.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Whether the part is a line of the grid, in the plot.
    var isLine: Bool { if case .gridLine = kind { true } else { false } }
}

/// The label at a value of an axis.
struct AxisLabel {
    enum Content {
        /// The value in the format that the axis chooses.
        case automatic
        /// The value in a format; nil for a value of another type.
        case format((_PlottedPrimitive) -> String?)
        case text(Text)
        case view(AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// The marks of an axis at one edge.
struct AxisGroup {
    enum Content {
        /// The marks that the axis chooses, with a line style and a format.
        case standard(StrokeStyle?, ((_PlottedPrimitive) -> String?)?)
        case custom((AxisValue) -> [AxisPart])
    }

    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: AxisMarkValues
    var content: Content
}
