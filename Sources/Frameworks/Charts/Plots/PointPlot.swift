import EspalierViews
import Foundation

/// A symbol for each element of a collection.
public nonisolated struct PointPlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    let plot: _DataPlot<Data>

    /// Symbols at values of both axes.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        plot = _DataPlot(
            data: data, kind: .point, values: { MarkValues(x: .value(x.channel($0)), y: .value(y.channel($0))) },
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
