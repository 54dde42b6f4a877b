public import EspalierViews
import Foundation

/// A line through the elements of a collection, or of a function.
public nonisolated struct LinePlot<Content>: ChartContent {
    public typealias Body = Never

    let source: PlotSource<Content>

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.source.collect(into: marks)
    }
}

extension LinePlot: VectorizedChartContent where Content: _DataPlotContent {
    public typealias DataElement = Content.Element

    public func _changing(_ change: _VectorChange<Content.Element>) -> Self {
        Self(source: source.changing(change))
    }
}

extension LinePlot {
    /// A line through points.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .line, x: .value(x), y: .value(y)))
    }

    /// A line for each series of points.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .line, x: .value(x), y: .value(y), series: series.channel))
    }
}

extension LinePlot where Content == _FunctionPlotContent {
    /// The line of a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        source = PlotSource(.height(function), domain, .key(x), .key(y), .line)
    }

    /// The line of a function with a parameter.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        source = PlotSource(.parametric(function, domain), nil, .key(x), .key(y), .line)
    }

    /// The line of a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        source = PlotSource(.height(function), domain, .text(x), .text(y), .line)
    }

    /// The line of a function with a parameter.
    public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        source = PlotSource(.parametric(function, domain), nil, .text(x), .text(y), .line)
    }

    /// The line of a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        source = PlotSource(.height(function), domain, .string(String(x)), .string(String(y)), .line)
    }

    /// The line of a function with a parameter.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        source = PlotSource(.parametric(function, domain), nil, .string(String(x)), .string(String(y)), .line)
    }
}
