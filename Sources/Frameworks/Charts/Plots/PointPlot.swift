import EspalierViews
public import Foundation

/// A symbol for each element of a collection.
public nonisolated struct PointPlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    let plot: _DataPlot<Data>

    /// Symbols at values of both axes.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .point, x: .value(x), y: .value(y))
    }

    /// Symbols at a horizontal value. Their height is a position in points in the plot; nil for the middle.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
    ) {
        plot = _DataPlot(data, .point, x: .value(x), y: .point(y))
    }

    /// Symbols at a horizontal value. Their height is a property, a position in points in the plot.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
    ) {
        plot = _DataPlot(data, .point, x: .value(x), y: .point(y))
    }

    /// Symbols at a vertical value. Their horizontal position is in points in the plot; nil for the middle.
    public init<Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .point, x: .point(x), y: .value(y))
    }

    /// Symbols at a vertical value. Their horizontal position is a property, in points in the plot.
    public init<Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(data, .point, x: .point(x), y: .value(y))
    }

    public func _changing(_ change: _VectorChange<Data.Element>) -> Self { Self(plot: plot.changing(change)) }

    private init(plot: _DataPlot<Data>) {
        self.plot = plot
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.plot.collect(into: marks)
    }
}
