import EspalierViews
public import Foundation

/// A line for each element of a collection.
public nonisolated struct RulePlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    let plot: _DataPlot<Data>

    /// Vertical lines. Their ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        plot = _DataPlot(data, .rule, x: .value(x), y: .points(yStart, yEnd))
    }

    /// Vertical lines. Their ends are properties, positions in points in the plot.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) {
        plot = _DataPlot(data, .rule, x: .value(x), y: .points(yStart, yEnd))
    }

    /// Vertical lines between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rule, x: .value(x), y: .range(yStart, yEnd))
    }

    /// Vertical lines between two values. Their horizontal position is in points in the plot; nil for the middle.
    public init<Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rule, x: .point(x), y: .range(yStart, yEnd))
    }

    /// Vertical lines between two values. Their horizontal position is a property, in points in the plot.
    public init<Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rule, x: .point(x), y: .range(yStart, yEnd))
    }

    /// Horizontal lines. Their ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rule, x: .points(xStart, xEnd), y: .value(y))
    }

    /// Horizontal lines. Their ends are properties, positions in points in the plot.
    public init<Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rule, x: .points(xStart, xEnd), y: .value(y))
    }

    /// Horizontal lines between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rule, x: .range(xStart, xEnd), y: .value(y))
    }

    /// Horizontal lines between two values. Their height is a position in points in the plot; nil for the middle.
    public init<X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) {
        plot = _DataPlot(data, .rule, x: .range(xStart, xEnd), y: .point(y))
    }

    /// Horizontal lines between two values. Their height is a property, a position in points in the plot.
    public init<X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) {
        plot = _DataPlot(data, .rule, x: .range(xStart, xEnd), y: .point(y))
    }

    public func _changing(_ change: _VectorChange<Data.Element>) -> Self { Self(plot: plot.changing(change)) }

    private init(plot: _DataPlot<Data>) {
        self.plot = plot
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.plot.collect(into: marks)
    }
}
