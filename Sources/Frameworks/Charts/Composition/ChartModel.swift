import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The marks of a chart with the values between which they lie, and the values of its axes.
final class ChartModel {
    let marks: ContiguousArray<Mark>
    let functions: [FunctionPlot]
    let x: AxisData
    let y: AxisData
    let collector: MarkCollector

    init(_ collector: MarkCollector, _ settings: ChartSettings) {
        self.collector = collector
        functions = collector.functions
        marks = Self.stacked(collector.marks, collector)
        x = AxisData(collector.x, settings.x, marks, \.x)
        y = AxisData(collector.y, settings.y, marks, \.y)
    }

    /// Other marks between the same values, as those of a mask.
    init(_ model: ChartModel, with marks: [Mark]) {
        collector = model.collector
        functions = []
        self.marks = Self.stacked(ContiguousArray(marks), model.collector)
        x = model.x
        y = model.y
    }

    /// Whether the chart consists of sectors, which have no axes.
    var isPie: Bool { collector.x.kind == nil && collector.y.kind == nil && collector.angle.kind != nil }

    /// The name of the chart for assistive technology: the labels of its values.
    var title: Text {
        let labels = [collector.y, collector.angle, collector.x].compactMap(\.label.text)
        guard let first = labels.first else { return Text(verbatim: "Chart") }
        return labels.dropFirst().reduce(first) { Text("\($0), \($1)") }
    }

    // MARK: Stacking

    private struct StackKey: Hashable {
        var place: Double
        var position: Double?
        var kind: MarkKind
    }

    /// The marks with the spans of stacked bars and areas as their values.
    private static func stacked(
        _ marks: ContiguousArray<Mark>, _ collector: MarkCollector
    ) -> ContiguousArray<Mark> {
        var marks = marks
        var pending: [StackingGroup: [Int]] = [:]
        for index in marks.indices where marks[index].kind == .bar || marks[index].kind == .area {
            guard let axis = collector.valueAxis(of: marks[index]) else { continue }
            let extent = axis == .vertical ? marks[index].y : marks[index].x
            guard extent.form == .value else { continue }
            pending[StackingGroup(axis: axis, method: marks[index].traits.stacking), default: []].append(index)
        }
        for (group, indices) in pending {
            let isVertical = group.axis == .vertical
            let values = indices.map { index in
                let mark = marks[index]
                let place = isVertical ? mark.x : mark.y
                return (
                    key: StackKey(
                        place: place.form == .whole || place.form == .points ? 0 : place.lower,
                        position: mark.details?.traits.position?.key, kind: mark.kind),
                    value: isVertical ? mark.y.lower : mark.x.lower
                )
            }
            let spans = group.method.stacking.spans(values)
            for (index, span) in zip(indices, spans) {
                var extent = MarkExtent()
                extent.form = .range
                if let span { (extent.lower, extent.upper) = (span.start, span.end) }
                if isVertical { marks[index].y = extent } else { marks[index].x = extent }
            }
        }
        return marks
    }

    private struct StackingGroup: Hashable {
        var axis: Axis
        var method: MarkStackingMethod
    }
}

extension MarkCollector {
    /// The axis of the values of a bar or an area: vertical for bars that grow upwards.
    func valueAxis(of mark: Mark) -> Axis? {
        if mark.y.form == .range, mark.x.form != .range { return .vertical }
        if mark.x.form == .range, mark.y.form != .range { return .horizontal }
        let yHasNumber = mark.y.form == .value && y.kind == .number
        let xHasNumber = mark.x.form == .value && x.kind == .number
        if yHasNumber { return .vertical }
        return xHasNumber ? .horizontal : nil
    }
}

extension MarkStackingMethod {
    var stacking: ChartStacking {
        switch storage {
        case .standard: .standard
        case .normalized: .normalized
        case .center: .center
        case .unstacked: .unstacked
        }
    }
}
