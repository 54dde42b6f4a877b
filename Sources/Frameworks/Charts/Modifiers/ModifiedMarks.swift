import EspalierViews
import Foundation

/// Content whose marks a modifier changes.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent {
    typealias Body = Never

    let content: Content
    let change: (inout Mark, MarkCollector) -> Void

    @MainActor static func _collect(_ modified: Self, into marks: _ChartMarks) {
        let change = modified.change
        let collector = marks.collector
        collector.collect(modified.content) { change(&$0, collector) }
    }
}

/// Content whose marks get attributes from a modifier.
nonisolated struct TraitedMarks<Content: ChartContent>: ChartContent {
    typealias Body = Never

    let content: Content
    /// Makes the change once for all marks of the content.
    let change: (MarkCollector) -> (inout MarkTraits) -> Void

    @MainActor static func _collect(_ modified: Self, into marks: _ChartMarks) {
        marks.collector.collect(modified.content, changingTraits: modified.change(marks.collector))
    }
}

extension ChartContent {
    /// Changes the attributes of the marks.
    nonisolated func traits(_ change: @escaping (inout MarkTraits) -> Void) -> TraitedMarks<Self> {
        TraitedMarks(content: self) { _ in change }
    }

    /// Changes the attributes of the marks by a number that stands for a value in a dimension of the chart.
    nonisolated func traits<Value: Plottable>(
        by value: PlottableValue<Value>, in dimension: ReferenceWritableKeyPath<MarkCollector, Dimension>,
        _ change: @escaping (inout MarkTraits, Double) -> Void
    ) -> TraitedMarks<Self> {
        let channel = value.channel
        return TraitedMarks(content: self) { collector in
            collector[keyPath: dimension].note(channel)
            let number = collector[keyPath: dimension].number(of: channel.value)
            return { change(&$0, number) }
        }
    }
}
