import EspalierViews
public import Foundation

/// A symbol at a point.
public nonisolated struct PointMark: ChartContent {
    public typealias Body = Never

    let values: MarkValues
    let details: MarkDetails?

    /// A symbol at values of both axes.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel))
        details = nil
    }

    /// A symbol at a horizontal value. Its height is a position in points in the plot; nil for the middle.
    public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        values = MarkValues(x: .value(x.channel), y: .points(y, y))
        details = nil
    }

    /// A symbol at a vertical value. Its horizontal position is in points in the plot; nil for the middle.
    public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        values = MarkValues(x: .points(x, x), y: .value(y.channel))
        details = nil
    }

    @MainActor public static func _collect(_ mark: Self, into marks: _ChartMarks) {
        mark.values.collect(.point, details: mark.details, into: marks)
    }
}
