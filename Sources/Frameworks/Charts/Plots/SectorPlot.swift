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
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        self.data = data
        sector = { element in
            SectorMark(
                angle: PlottableValue<A>(angle.channel(element)), innerRadius: innerRadius, outerRadius: outerRadius,
                angularInset: angularInset)
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
