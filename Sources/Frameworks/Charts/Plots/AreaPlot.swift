public import EspalierViews
import Foundation

/// An area through the elements of a collection, or of a function.
public nonisolated struct AreaPlot<Content>: ChartContent {
    public typealias Body = Never

    let source: PlotSource<Content>

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        content.source.collect(into: marks)
    }
}

extension AreaPlot: VectorizedChartContent where Content: _DataPlotContent {
    public typealias DataElement = Content.Element

    public func _changing(_ change: _VectorChange<Content.Element>) -> Self {
        Self(source: source.changing(change))
    }
}

extension AreaPlot {
    /// An area between zero and the values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .area, x: .value(x), y: .value(y), stacking: stacking))
    }

    /// An area for each series, between zero and the values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(
            _DataPlot(data, .area, x: .value(x), y: .value(y), series: series.channel, stacking: stacking))
    }

    /// An area between two vertical values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .area, x: .value(x), y: .range(yStart, yEnd)))
    }

    /// An area for each series, between two vertical values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .area, x: .value(x), y: .range(yStart, yEnd), series: series.channel))
    }

    /// An area between two horizontal values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .area, x: .range(xStart, xEnd), y: .value(y)))
    }

    /// An area for each series, between two horizontal values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == _ElementPlot<Data.Element> {
        source = PlotSource(_DataPlot(data, .area, x: .range(xStart, xEnd), y: .value(y), series: series.channel))
    }
}

extension AreaPlot where Content == _FunctionPlotContent {
    /// The area between zero and a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        source = PlotSource(.range { (yStart: 0, yEnd: function($0)) }, domain, .key(x), .key(y), .area)
    }

    /// The area between the two values of a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        source = PlotSource(.range(function), domain, .key(x), .key(yStart), .area)
    }

    /// The area between zero and a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        source = PlotSource(.range { (yStart: 0, yEnd: function($0)) }, domain, .text(x), .text(y), .area)
    }

    /// The area between the two values of a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        source = PlotSource(.range(function), domain, .text(x), .text(yStart), .area)
    }

    /// The area between zero and a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        source = PlotSource(
            .range { (yStart: 0, yEnd: function($0)) }, domain, .string(String(x)), .string(String(y)), .area)
    }

    /// The area between the two values of a function.
    ///
    /// - Parameter domain: The values of x; nil for those of the axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        source = PlotSource(.range(function), domain, .string(String(x)), .string(String(yStart)), .area)
    }
}
