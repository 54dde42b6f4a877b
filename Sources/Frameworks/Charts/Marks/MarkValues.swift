import EspalierViews
import Foundation

/// The values of a mark as its initializer received them.
struct MarkValues {
    enum Extent {
        case whole
        case value(Channel)
        // Most marks have single values, and copies of them should be small.
        indirect case range(Channel, Channel)
        case points(CGFloat?, CGFloat?)
    }

    var x = Extent.whole
    var y = Extent.whole
    var series: Channel?

    /// Adds a mark with the values to those of a chart.
    func collect(_ kind: MarkKind, details: MarkDetails?, into marks: _ChartMarks) {
        let collector = marks.collector
        var mark = Mark(kind)
        mark.x = Self.extent(x, collector.xExtent, collector.xExtent)
        mark.y = Self.extent(y, collector.yExtent, collector.yExtent)
        if let series { mark.series = collector.series.number(of: series.value) }
        mark.details = details
        if case .range = x { mark.hasOwnRange = true }
        if case .range = y { mark.hasOwnRange = true }
        collector.append(mark)
    }

    private static func extent(
        _ extent: Extent, _ value: (Channel) -> MarkExtent, _ range: (Channel, Channel) -> MarkExtent
    ) -> MarkExtent {
        switch extent {
        case .whole: return MarkExtent()
        case .value(let channel): return value(channel)
        case .range(let start, let end): return range(start, end)
        case .points(nil, nil): return MarkExtent()
        case .points(let start, let end):
            var extent = MarkExtent()
            extent.form = .points
            extent.lower = start.map { Double($0) } ?? .nan
            extent.upper = end.map { Double($0) } ?? .nan
            return extent
        }
    }
}
