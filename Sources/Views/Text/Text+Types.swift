package import EspalierDisplayTree
package import EspalierLayoutEngine

extension Text {
    /// A change of the case of letters.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// The part that is cut from a text that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning of the line.
        case head
        /// The end of the line.
        case tail
        /// The middle of the line.
        case middle

        package var place: TruncationPlace {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line.
        public struct Pattern: Hashable, Sendable {
            let display: DisplayTextLine.Pattern

            /// A solid line.
            public static let solid = Pattern(display: .solid)
            /// A dotted line.
            public static let dot = Pattern(display: .dot)
            /// A dashed line.
            public static let dash = Pattern(display: .dash)
            /// Dashes and dots; drawn as dashes, since browsers have no such pattern.
            public static let dashDot = Pattern(display: .dash)
            /// Dashes and double dots; drawn as dashes, since browsers have no such pattern.
            public static let dashDotDot = Pattern(display: .dash)
        }

        package let pattern: Pattern
        package let color: Color?

        /// A line in the text's own color, unless `color` is given.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's own color.
        public static let single = LineStyle()

        package func resolved(in context: ShapeStyleContext) -> DisplayTextLine {
            DisplayTextLine(pattern: pattern.display, color: color?.resolved(in: context))
        }
    }
}
