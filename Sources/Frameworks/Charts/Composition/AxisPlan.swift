import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The marks of an axis for a length: its domain, and the lines, ticks and labels at each edge.
struct AxisPlan {
    let axis: Axis
    let data: AxisData
    private(set) var domain: ChartDomain
    private(set) var marks: [AxisMarkPlan] = []

    /// A line, a tick or a label at a value.
    struct AxisMarkPlan {
        var part: AxisPart
        var value: _PlottedPrimitive
        /// The value after it, for centered parts; nil for the last one.
        var next: _PlottedPrimitive?
        var edge: Edge
        var preset: AxisMarkPreset
        /// The text of the label, if it is one.
        var text: Text?
        /// The number of the part among those of its value.
        var number: Int
    }

    /// - Parameter length: The length of the axis in points, about.
    init(_ axis: Axis, _ data: AxisData, _ settings: ChartSettings.AxisSettings, length: CGFloat) {
        self.axis = axis
        self.data = data
        domain = data.plainDomain
        guard data.kind != nil else { return }
        let groups = settings.groups ?? [Self.automatic]
        var planned: [(group: AxisGroup, ticks: AxisTicks)] = groups.map {
            ($0, AxisTicks($0.values, domain, data, length: length, axis))
        }
        if settings.visibility == .hidden { planned = planned.map { ($0.group, $0.ticks) } }
        if data.kind == .number {
            domain = data.domain(with: planned.flatMap { $0.ticks.extensions })
        } else if data.kind == .date {
            let marks = planned.flatMap { $0.ticks.extensions }
            if !marks.isEmpty { domain = data.domain(withDates: marks) }
        }
        guard settings.visibility != .hidden else { return }
        for (group, ticks) in planned { append(group, ticks) }
    }

    private static var automatic: AxisGroup {
        AxisGroup(preset: .automatic, position: .automatic, values: .automatic, content: .standard(nil, nil))
    }

    private mutating func append(_ group: AxisGroup, _ ticks: AxisTicks) {
        let edge = edge(of: group)
        let values = ticks.values
        for (index, value) in values.enumerated() {
            let parts: [AxisPart]
            switch group.content {
            case .standard(let stroke, let format): parts = standardParts(stroke, format, group.preset)
            case .custom(let make): parts = make(AxisValue(index: index, count: values.count, value: value))
            }
            for (number, part) in parts.enumerated() {
                var mark = AxisMarkPlan(
                    part: part, value: value, next: index + 1 < values.count ? values[index + 1] : nil, edge: edge,
                    preset: group.preset, number: number)
                if case .label(let label) = part.kind {
                    mark.text = text(label, value, ticks.format)
                    if mark.text == nil {
                        guard case .view = label.content else { continue }
                    }
                }
                marks.append(mark)
            }
        }
    }

    private func edge(of group: AxisGroup) -> Edge {
        switch group.position.storage {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .automatic:
            axis == .horizontal ? .bottom : data.kind == .category ? .leading : .trailing
        }
    }

    /// The parts of an axis by itself. Categories have labels only, and horizontal numbers and dates a tick beside the label.
    private func standardParts(
        _ stroke: StrokeStyle?, _ format: ((_PlottedPrimitive) -> String?)?, _ preset: AxisMarkPreset
    ) -> [AxisPart] {
        let label = AxisPart(.label(AxisLabel(content: format.map { .format($0) } ?? .automatic)))
        if data.kind == .category { return [label] }
        var line = AxisPart(.gridLine)
        line.stroke = stroke
        guard axis == .horizontal, preset == .automatic else { return [line, label] }
        var tick = AxisPart(.tick(.label))
        tick.stroke = stroke
        return [line, tick, label]
    }

    private func text(_ label: AxisLabel, _ value: _PlottedPrimitive, _ format: AxisTextFormat) -> Text? {
        switch label.content {
        case .automatic: Text(verbatim: format.text(value))
        case .format(let make): make(value).map { Text(verbatim: $0) }
        case .text(let text): text
        case .view: nil
        }
    }

    /// The scale of the axis for its real length.
    func scale(length: CGFloat) -> AxisScale {
        AxisScale(domain, data, length: length, isVertical: axis == .vertical)
    }
}

extension AxisPlan.AxisMarkPlan {
    /// The position of the part along an axis; nil if it is outside.
    ///
    /// - Parameter tolerance: The distance from the ends at which parts are still drawn, in points.
    func position(in scale: AxisScale, tolerance: CGFloat = 0.5) -> CGFloat? {
        guard var position = scale.position(of: value) else { return nil }
        let (start, end) = scale.scale.range.inner
        guard position > min(start, end) - tolerance, position < max(start, end) + tolerance else { return nil }
        if part.isCentered == true, scale.kind != .category {
            let following = next.flatMap { scale.position(of: $0) } ?? end
            position = (position + following) / 2
        }
        return position
    }
}
