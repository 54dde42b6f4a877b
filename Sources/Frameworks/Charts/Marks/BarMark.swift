import EspalierViews
public import Foundation

/// A bar, which begins at zero or where the bar before it ends.
public nonisolated struct BarMark: ChartContent {
    public typealias Body = Never

    let values: MarkValues
    let details: MarkDetails?

    /// A bar at a value of one axis, as long as that of the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel))
        details = .sizes(width: width, height: height, stacking: stacking)
    }

    /// A horizontal bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .value(y.channel))
        details = .sizes(height: height)
    }

    /// A vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .value(x.channel), y: .range(yStart.channel, yEnd.channel))
        details = .sizes(width: width)
    }

    /// A horizontal bar as long as a value. Its vertical ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        values = MarkValues(x: .value(x.channel), y: .points(yStart, yEnd))
        details = .sizes(width: width, height: height, stacking: stacking)
    }

    /// A vertical bar as long as a value. Its horizontal ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        values = MarkValues(x: .points(xStart, xEnd), y: .value(y.channel))
        details = .sizes(width: width, height: height, stacking: stacking)
    }

    /// A bar between two values. Its vertical ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        height: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .points(yStart, yEnd))
        details = .sizes(height: height)
    }

    /// A bar between two values. Its horizontal ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        values = MarkValues(x: .points(xStart, xEnd), y: .range(yStart.channel, yEnd.channel))
        details = .sizes(width: width)
    }

    @MainActor public static func _collect(_ mark: Self, into marks: _ChartMarks) {
        mark.values.collect(.bar, details: mark.details, into: marks)
    }
}
