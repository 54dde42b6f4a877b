import EspalierViews
public import Foundation

/// A rectangle between values, such as a cell of a heat map.
public nonisolated struct RectangleMark: ChartContent {
    public typealias Body = Never

    let values: MarkValues
    let details: MarkDetails?

    /// A rectangle around a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel))
        details = .sizes(width: width, height: height)
    }

    /// A rectangle between values of both axes.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .range(yStart.channel, yEnd.channel))
        details = nil
    }

    /// A rectangle between two horizontal values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .value(y.channel))
        details = .sizes(height: height)
    }

    /// A rectangle between two vertical values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .value(x.channel), y: .range(yStart.channel, yEnd.channel))
        details = .sizes(width: width)
    }

    /// A rectangle at a horizontal value. Its vertical ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .value(x.channel), y: .points(yStart, yEnd))
        details = .sizes(width: width)
    }

    /// A rectangle at a vertical value. Its horizontal ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .points(xStart, xEnd), y: .value(y.channel))
        details = .sizes(height: height)
    }

    /// A rectangle between two horizontal values. Its vertical ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .points(yStart, yEnd))
        details = nil
    }

    /// A rectangle between two vertical values. Its horizontal ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        values = MarkValues(x: .points(xStart, xEnd), y: .range(yStart.channel, yEnd.channel))
        details = nil
    }

    /// A rectangle whose ends are positions in points in the plot; nil for those of the plot.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        values = MarkValues(x: .points(xStart, xEnd), y: .points(yStart, yEnd))
        details = nil
    }

    @MainActor public static func _collect(_ mark: Self, into marks: _ChartMarks) {
        mark.values.collect(.rectangle, details: mark.details, into: marks)
    }
}
