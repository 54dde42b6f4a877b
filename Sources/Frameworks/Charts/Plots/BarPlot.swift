import EspalierViews
import Foundation

/// A bar for each element of a collection.
public nonisolated struct BarPlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    let plot: _DataPlot<Data>

    /// Bars at values of one axis, as long as those of the other.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        plot = _DataPlot(
            data: data, kind: .bar, values: { MarkValues(x: .value(x.channel($0)), y: .value(y.channel($0))) },
            details: .sizes(width: width, height: height, stacking: stacking))
    }

    /// Horizontal bars between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) {
        plot = _DataPlot(
            data: data, kind: .bar,
            values: { MarkValues(x: .range(xStart.channel($0), xEnd.channel($0)), y: .value(y.channel($0))) },
            details: .sizes(height: height))
    }

    /// Vertical bars between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) {
        plot = _DataPlot(
            data: data, kind: .bar,
            values: { MarkValues(x: .value(x.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0))) },
            details: .sizes(width: width))
    }

    public func _changing(_ change: _VectorChange<Data.Element>) -> Self { Self(plot: plot.changing(change)) }

    private init(plot: _DataPlot<Data>) {
        self.plot = plot
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.plot.collect(into: marks)
    }
}
