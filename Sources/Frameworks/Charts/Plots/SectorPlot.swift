import EspalierViews
public import Foundation

/// A sector for each element of a collection.
public nonisolated struct SectorPlot<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    private let data: Data
    private let sector: (Data.Element) -> SectorMark
    private var changes: [_VectorChange<Data.Element>] = []

    /// Sectors, clockwise one after the other.
    ///
    /// - Parameter angularInset: The distance of the straight edges from their positions, in points.
    public init<A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) {
        self.data = data
        sector = {
            SectorMark(
                angle: PlottableValue<A>(angle.channel($0)), innerRadius: innerRadius.of($0),
                outerRadius: outerRadius.of($0), angularInset: angularInset)
        }
    }

    /// Sectors, clockwise one after the other.
    ///
    /// - Parameter angularInset: The property with the distance of the straight edges from their positions, in points.
    public init<A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: KeyPath<Data.Element, CGFloat>
    ) {
        self.data = data
        sector = {
            SectorMark(
                angle: PlottableValue<A>(angle.channel($0)), innerRadius: innerRadius.of($0),
                outerRadius: outerRadius.of($0), angularInset: $0[keyPath: angularInset])
        }
    }

    public func _changing(_ change: _VectorChange<Data.Element>) -> Self {
        var plot = self
        plot.changes.append(change)
        return plot
    }

    @MainActor public static func _collect(_ plot: Self, into marks: _ChartMarks) {
        let collector = marks.collector
        for element in plot.data {
            SectorMark._collect(plot.sector(element), into: marks)
            for change in plot.changes { collector.changeLast { change.apply(element, &$0, collector) } }
        }
    }
}
