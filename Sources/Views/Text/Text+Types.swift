package import EspalierDisplayTree
package import EspalierLayoutEngine

extension Text {
    /// A change of letters.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// Where a text that is too long for its lines is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
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
        /// How the line is drawn.
        public struct Pattern: Hashable, Sendable {
            let display: DisplayTextLine.Pattern

            public static let solid = Pattern(display: .solid)
            public static let dot = Pattern(display: .dot)
            public static let dash = Pattern(display: .dash)
            public static let dashDot = Pattern(display: .dash)
            public static let dashDotDot = Pattern(display: .dash)
        }

        let pattern: Pattern
        let color: Color?

        /// A line in the text's own colour unless given another.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A plain line.
        public static let single = LineStyle()

        package func resolved(in context: ShapeStyleContext) -> DisplayTextLine {
            DisplayTextLine(pattern: pattern.display, color: color?.resolved(in: context))
        }
    }
}

/// Where the lines of a text stand that are shorter than its longest one.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing

    package var display: DisplayTextAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
