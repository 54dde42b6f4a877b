import EspalierViews
public import Foundation

/// A line across the plot, or between two values.
public nonisolated struct RuleMark: ChartContent {
    public typealias Body = Never

    let values: MarkValues
    let details: MarkDetails?

    /// A vertical line. Its ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        values = MarkValues(x: .value(x.channel), y: .points(yStart, yEnd))
        details = nil
    }

    /// A horizontal line. Its ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        values = MarkValues(x: .points(xStart, xEnd), y: .value(y.channel))
        details = nil
    }

    /// A vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        values = MarkValues(x: .value(x.channel), y: .range(yStart.channel, yEnd.channel))
        details = nil
    }

    /// A horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .value(y.channel))
        details = nil
    }

    /// A vertical line between two values. Its horizontal position is in points in the plot; nil for the middle.
    public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        values = MarkValues(x: .points(x, x), y: .range(yStart.channel, yEnd.channel))
        details = nil
    }

    /// A horizontal line between two values. Its height is a position in points in the plot; nil for the middle.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .points(y, y))
        details = nil
    }

    @MainActor public static func _collect(_ mark: Self, into marks: _ChartMarks) {
        mark.values.collect(.rule, details: mark.details, into: marks)
    }
}
