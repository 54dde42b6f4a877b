public import EspalierViews
public import Foundation

/// A line across the plot at a value of an axis.
public nonisolated struct AxisGridLine: AxisMark {
    public typealias Body = Never

    let part: AxisPart

    /// A line across the plot.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - stroke: The style of the line; nil for half a point.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        var part = AxisPart(.gridLine)
        part.isCentered = centered
        part.stroke = stroke
        self.part = part
    }

    public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts) {
        parts.parts.append(mark.part)
    }
}

/// A short line outside of the plot at a value of an axis.
public nonisolated struct AxisTick: AxisMark {
    public typealias Body = Never

    /// The length of a tick.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        enum Storage: Hashable { case automatic, label, longestLabel, points(CGFloat) }

        let storage: Storage

        init(_ storage: Storage) {
            self.storage = storage
        }

        /// A length of a number of points.
        public init(floatLiteral value: Double) { self.init(.points(CGFloat(value))) }

        /// A length of a number of points.
        public init(integerLiteral value: Int) { self.init(.points(CGFloat(value))) }

        /// The length that the chart chooses.
        public static let automatic = Length(.automatic)
        /// A length that reaches past the label of the value.
        public static let label = Length(.label)
        /// A length that reaches past the longest label of the axis.
        public static let longestLabel = Length(.longestLabel)

        /// A length of a number of points.
        public static func length(_ length: CGFloat) -> Length { Length(.points(length)) }
    }

    let part: AxisPart

    /// A tick.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - stroke: The style of the line; nil for half a point.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        var part = AxisPart(.tick(length))
        part.isCentered = centered
        part.stroke = stroke
        self.part = part
    }

    /// A tick of a length in points.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - stroke: The style of the line; nil for half a point.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: .length(length), stroke: stroke)
    }

    public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts) {
        parts.parts.append(mark.part)
    }
}
