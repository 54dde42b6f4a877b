import EspalierViews
import Foundation

/// A rectangle for each element of a collection.
public nonisolated struct RectanglePlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    let plot: _DataPlot<Data>

    /// Rectangles around points.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        plot = _DataPlot(
            data: data, kind: .rectangle, values: { MarkValues(x: .value(x.channel($0)), y: .value(y.channel($0))) },
            details: .sizes(width: width, height: height))
    }

    /// Rectangles between values of both axes.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(
            data: data, kind: .rectangle,
            values: {
                MarkValues(
                    x: .range(xStart.channel($0), xEnd.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0)))
            },
            details: nil)
    }

    public func _changing(_ change: _VectorChange<Data.Element>) -> Self { Self(plot: plot.changing(change)) }

    private init(plot: _DataPlot<Data>) {
        self.plot = plot
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.plot.collect(into: marks)
    }
}
