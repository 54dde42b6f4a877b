import EspalierViews
public import Foundation

/// A rectangle for each element of a collection.
public nonisolated struct RectanglePlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    let plot: _DataPlot<Data>

    /// Rectangles around points.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .value(x), y: .value(y), width: width, height: height)
    }

    /// Rectangles between values of both axes.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rectangle, x: .range(xStart, xEnd), y: .range(yStart, yEnd))
    }

    /// Rectangles between two horizontal values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .range(xStart, xEnd), y: .value(y), height: height)
    }

    /// Rectangles between two vertical values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .value(x), y: .range(yStart, yEnd), width: width)
    }

    /// Rectangles at a horizontal value. Their vertical ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .value(x), y: .points(yStart, yEnd), width: width)
    }

    /// Rectangles at a horizontal value. Their vertical ends are properties, positions in points in the plot.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .value(x), y: .points(yStart, yEnd), width: width)
    }

    /// Rectangles at a vertical value. Their horizontal ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .points(xStart, xEnd), y: .value(y), height: height)
    }

    /// Rectangles at a vertical value. Their horizontal ends are properties, positions in points in the plot.
    public init<Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    ) {
        plot = _DataPlot(data, .rectangle, x: .points(xStart, xEnd), y: .value(y), height: height)
    }

    /// Rectangles between two horizontal values. Their vertical ends are positions in points in the plot; nil for those of the plot.
    public init<X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        plot = _DataPlot(data, .rectangle, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
    }

    /// Rectangles between two horizontal values. Their vertical ends are properties, positions in points in the plot.
    public init<X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) {
        plot = _DataPlot(data, .rectangle, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
    }

    /// Rectangles between two vertical values. Their horizontal ends are positions in points in the plot; nil for those of the plot.
    public init<Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rectangle, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
    }

    /// Rectangles between two vertical values. Their horizontal ends are properties, positions in points in the plot.
    public init<Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .rectangle, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
    }

    /// Rectangles whose ends are properties, positions in points in the plot.
    public init(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) {
        plot = _DataPlot(data, .rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
    }

    public func _changing(_ change: _VectorChange<Data.Element>) -> Self { Self(plot: plot.changing(change)) }

    private init(plot: _DataPlot<Data>) {
        self.plot = plot
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.plot.collect(into: marks)
    }
}
