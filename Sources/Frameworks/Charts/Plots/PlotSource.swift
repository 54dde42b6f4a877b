import EspalierViews
import Foundation

/// The marks of a plot whose type has no collection: those of a collection's elements, or of a function.
nonisolated struct PlotSource<Content> {
    private enum Storage {
        case elements((_ChartMarks, [Any]) -> Void, changes: [Any])
        case function(FunctionPlot, x: Channel.Label, y: Channel.Label)
    }

    private var storage: Storage

    init<Data: RandomAccessCollection>(_ plot: _DataPlot<Data>) where Content == _ElementPlot<Data.Element> {
        storage = .elements(
            { marks, changes in
                var plot = plot
                plot.changes += changes.compactMap { $0 as? _VectorChange<Data.Element> }
                plot.collect(into: marks)
            }, changes: [])
    }

    init(
        _ function: FunctionPlot.Function, _ domain: ClosedRange<Double>?, _ x: Channel.Label, _ y: Channel.Label,
        _ kind: MarkKind
    ) where Content == _FunctionPlotContent {
        storage = .function(FunctionPlot(function: function, domain: domain, mark: Mark(kind)), x: x, y: y)
    }

    func changing(_ change: Any) -> Self {
        var source = self
        if case .elements(let collect, let changes) = storage {
            source.storage = .elements(collect, changes: changes + [change])
        }
        return source
    }

    @MainActor
    func collect(into marks: _ChartMarks) {
        switch storage {
        case .elements(let collect, let changes): collect(marks, changes)
        case .function(let plot, let x, let y):
            marks.collector.x.note(Channel(x, .number(0)))
            marks.collector.y.note(Channel(y, .number(0)))
            _ = marks.collector.x.number(of: .number(0))
            _ = marks.collector.y.number(of: .number(0))
            marks.collector.append(plot)
        }
    }
}

/// Content with a mark for each element.
public protocol _DataPlotContent {
    /// The element.
    associatedtype Element
}

/// The marks of the elements of a collection.
public enum _ElementPlot<Element>: _DataPlotContent {}

/// The marks of a function.
public enum _FunctionPlotContent {}
