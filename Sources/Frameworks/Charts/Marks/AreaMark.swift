import EspalierViews
import Foundation

/// A point of the edge of an area. The marks of a series are one area, in the order of the marks.
public nonisolated struct AreaMark: ChartContent {
    public typealias Body = Never

    let values: MarkValues
    let details: MarkDetails?

    /// A point of the area between zero and a value, or above the areas before it.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel))
        details = .sizes(stacking: stacking)
    }

    /// A point of the area of a series, between zero and a value or above the areas before it.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel), series: series.channel)
        details = .sizes(stacking: stacking)
    }

    /// A place of an area between two vertical values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        values = MarkValues(x: .value(x.channel), y: .range(yStart.channel, yEnd.channel))
        details = nil
    }

    /// A place of the area of a series, between two vertical values.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        values = MarkValues(x: .value(x.channel), y: .range(yStart.channel, yEnd.channel), series: series.channel)
        details = nil
    }

    /// A place of an area between two horizontal values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .value(y.channel))
        details = nil
    }

    /// A place of the area of a series, between two horizontal values.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        values = MarkValues(x: .range(xStart.channel, xEnd.channel), y: .value(y.channel), series: series.channel)
        details = nil
    }

    @MainActor public static func _collect(_ mark: Self, into marks: _ChartMarks) {
        mark.values.collect(.area, details: mark.details, into: marks)
    }
}
