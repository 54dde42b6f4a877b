import EspalierViews
import Foundation

/// A point of a line. The marks of a series are one line, in the order of the marks.
public nonisolated struct LineMark: ChartContent {
    public typealias Body = Never

    let values: MarkValues
    let details: MarkDetails?

    /// A point of the line of its style.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel))
        details = nil
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        values = MarkValues(x: .value(x.channel), y: .value(y.channel), series: series.channel)
        details = nil
    }

    @MainActor public static func _collect(_ mark: Self, into marks: _ChartMarks) {
        mark.values.collect(.line, details: mark.details, into: marks)
    }
}
