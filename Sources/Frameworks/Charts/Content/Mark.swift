import EspalierViews
import Foundation

/// The kinds of marks.
enum MarkKind: UInt8 {
    case bar, line, area, point, rule, rectangle, sector
}

/// The values of a mark along an axis, as numbers (`Dimension.number(of:)`).
struct MarkExtent {
    enum Form: UInt8 {
        /// No values: the mark is as long as the plot.
        case whole
        /// A single value.
        case value
        /// A bin, or a unit of the calendar, of which the mark is a part.
        case bin
        /// Two values between which the mark lies.
        case range
        /// Positions in points from the start of the plot; NaN for an end of the plot.
        case points
    }

    var form = Form.whole
    var lower = Double.nan
    var upper = Double.nan

    /// The value of the mark, or the middle of its values.
    var middle: Double { form == .value ? lower : (lower + upper) / 2 }
    var hasValues: Bool { form == .value || form == .bin || form == .range }
    /// Whether the values can be drawn.
    var isFinite: Bool {
        switch form {
        case .whole, .points: true
        case .value: lower.isFinite
        case .bin, .range: lower.isFinite && upper.isFinite
        }
    }
}

/// A mark of a chart: its values and its attributes.
struct Mark {
    var kind: MarkKind
    var x = MarkExtent()
    var y = MarkExtent()
    /// The angle of a sector.
    var angle = Double.nan
    /// The series of a line or an area, as a number of the dimension `series`; NaN for the series by styles.
    var series = Double.nan
    /// The value that determines the color; NaN without one.
    var color = Double.nan
    /// The attributes; nil for those of a mark without any.
    var details: MarkDetails?
    /// Whether the author gave both ends, rather than a value that is stacked.
    var hasOwnRange = false

    init(_ kind: MarkKind) {
        self.kind = kind
    }

    /// The attributes, or those of a mark without any.
    var traits: MarkTraits { details?.traits ?? .none }
}

/// The attributes of marks. Marks with equal ones share an object.
final class MarkDetails {
    var traits: MarkTraits

    init(_ traits: MarkTraits) {
        self.traits = traits
    }

    /// The attributes of a mark with sizes; nil if all are those of a mark without any.
    static func sizes(
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) -> MarkDetails? {
        if width.storage == .automatic, height.storage == .automatic, stacking == .standard { return nil }
        var traits = MarkTraits()
        traits.width = width
        traits.height = height
        traits.stacking = stacking
        return MarkDetails(traits)
    }
}
