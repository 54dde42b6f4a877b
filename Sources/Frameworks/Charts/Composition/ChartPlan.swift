import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The parts of a chart for a size, before the sizes of labels are known exactly.
@MainActor
final class ChartPlan {
    let model: ChartModel
    let settings: ChartSettings
    let styles: PlotStyles
    let x: AxisPlan
    let y: AxisPlan
    let legend: LegendEntries?
    private(set) var labels: [AxisLabelItem] = []
    /// The labels that scroll with the plot.
    private(set) var scrolledLabels: [AxisLabelItem] = []
    /// The height of the labels below the plot, with their distance from it.
    private(set) var labelHeight: CGFloat = 0
    /// The horizontal and the vertical scrolling of the plot; nil for an axis along which it does not scroll.
    let across, down: ChartScrolling?
    /// The width of the labels at the leading or trailing edge, with their distance from it.
    private(set) var labelWidth: CGFloat = 0
    /// The length by which the strips at the vertical edges extend beyond a plot that scrolls along both axes, in points: half of a label, so
    /// that it is whole as long as its value is visible.
    private(set) var stripOverhang: CGFloat = 0

    init(_ model: ChartModel, _ settings: ChartSettings, size: CGSize) {
        self.model = model
        self.settings = settings
        styles = PlotStyles(model.collector, settings)
        legend = settings.legend.visibility == .hidden ? nil : LegendEntries(model, styles, settings)
        let line = Text(verbatim: "0").font(.caption).sizeInChart?.height ?? 16
        let hasXAxis = settings.x.visibility != .hidden && model.x.kind != nil
        let space = Self.space(settings, legend, line: line, width: size.width)
        let room = CGSize(width: size.width - space.width, height: size.height - space.height)
        let height = max(1, room.height - (hasXAxis ? line + 4 : 0))
        let data = FunctionRange.included(in: model, settings)
        let axes = settings.scrollableAxes
        let down = axes.contains(.vertical) ? Self.scrolling(.vertical, data.y, settings.y, viewport: height) : nil
        let depth = down?.window.contentLength ?? height
        y = AxisPlan(.vertical, data.y, settings.y, length: depth)
        let yLabels = Self.items(y, y.scale(length: depth), length: depth, room: 0)
        labelWidth = yLabels.width
        let viewport = max(1, room.width - yLabels.width)
        let across =
            axes.contains(.horizontal) ? Self.scrolling(.horizontal, data.x, settings.x, viewport: viewport) : nil
        let width = across?.window.contentLength ?? viewport
        x = AxisPlan(.horizontal, data.x, settings.x, length: width)
        // Large labels of both axes would meet in the corner.
        let hasCorner = across == nil && line <= 20 && y.marks.contains { $0.edge == .trailing }
        let trailing = hasCorner ? yLabels.width : 0
        var xLabels = Self.items(x, x.scale(length: width), length: width, room: trailing)
        // Labels that extend beyond the plot make it narrower, so that others come closer.
        let overhang = Self.overhang(xLabels.items, length: width, room: trailing)
        if overhang > 0.5, across == nil {
            let narrow = max(1, width - overhang)
            let scale = x.scale(length: narrow)
            // Labels may come a little closer than they are placed.
            let fitting = Self.items(x, scale, length: narrow, room: trailing, spacing: 3)
            if fitting.items.count < xLabels.items.count {
                xLabels = Self.items(x, scale, length: narrow, room: trailing)
            }
        }
        labelHeight = xLabels.height
        // The marks of an axis may have extended its domain.
        self.across =
            across == nil
            ? nil : ChartScrolling(.horizontal, x.domain, visible: settings.x.visibleLength, viewport: viewport)
        stripOverhang = yLabels.items.reduce(0) { $1.place.isInset ? $0 : max($0, ($1.size?.height ?? line) / 2) }
        let above = x.marks.contains { $0.edge == .top } ? xLabels.height : 0
        let below = x.marks.contains { $0.edge == .bottom } ? xLabels.height : 0
        let visibleHeight =
            across == nil ? height : max(1, room.height - max(above, stripOverhang) - max(below, stripOverhang))
        self.down =
            down == nil
            ? nil : ChartScrolling(.vertical, y.domain, visible: settings.y.visibleLength, viewport: visibleHeight)
        labels = (down == nil ? yLabels.items : []) + (across == nil ? xLabels.items : [])
        scrolledLabels = (across == nil ? [] : xLabels.items) + (down == nil ? [] : yLabels.items)
    }

    /// The space of the legend and the titles.
    private static func space(
        _ settings: ChartSettings, _ legend: LegendEntries?, line: CGFloat, width: CGFloat
    ) -> CGSize {
        var space = CGSize.zero
        for (axis, titles) in [(Axis.horizontal, settings.x.titles), (.vertical, settings.y.titles)] {
            for title in titles.map({ ChartFrame.Title($0, axis) }) {
                if title.edge == .top || title.edge == .bottom { space.height += line + title.spacing }
            }
        }
        guard legend != nil || settings.legend.content != nil, settings.legend.visibility != .hidden else {
            return space
        }
        let place = ChartFrame.Legend(settings.legend)
        guard !place.isOverlay else { return space }
        let size = settings.legend.content == nil ? legend?.size(width: width) : nil
        if place.edge == .top || place.edge == .bottom {
            space.height += (size?.height ?? line) + place.spacing
        } else {
            space.width += (size?.width ?? 0) + place.spacing
        }
        return space
    }

    /// The length by which centered labels extend beyond both ends of an axis.
    private static func overhang(_ items: [AxisLabelItem], length: CGFloat, room: CGFloat) -> CGFloat {
        var (before, after) = (CGFloat(0), CGFloat(0))
        for item in items where item.place.anchor > 0 && !item.place.isAligned && !item.place.isInset {
            guard let width = item.size?.width else { continue }
            before = max(before, width * item.place.anchor - item.position)
            after = max(after, item.position + width * (1 - item.place.anchor) - length - room)
        }
        return before + after
    }

    private static func scrolling(
        _ axis: Axis, _ data: AxisData, _ settings: ChartSettings.AxisSettings, viewport: CGFloat
    ) -> ChartScrolling? {
        ChartScrolling(axis, data.plainDomain, visible: settings.visibleLength, viewport: viewport)
    }

    /// The depth of the labels that scroll with a plot that scrolls along one axis, with their distance from it, and their edge.
    var scrolledDepth: (edge: Edge, length: CGFloat) {
        down == nil
            ? (x.marks.contains { $0.edge == .top } ? .top : .bottom, labelHeight)
            : (y.marks.contains { $0.edge == .leading } ? .leading : .trailing, labelWidth)
    }

    /// The strips with the labels and the ticks of a plot that scrolls along both axes.
    var strips: [AxisStrip] {
        [Edge.top, .bottom, .leading, .trailing].flatMap { edge in
            [false, true].compactMap { isInset in
                let axis = edge == .top || edge == .bottom ? x : y
                let marks = axis.marks.filter { $0.edge == edge && ($0.preset == .inset) == isInset && !$0.part.isLine }
                return marks.isEmpty ? nil : AxisStrip(plan: self, edge: edge, isInset: isInset)
            }
        }
    }

    /// The area of the chart, in the coordinates of its plot.
    func chartBounds(around plot: CGSize) -> CGRect {
        let isLeading = y.marks.contains { $0.edge == .leading }
        return CGRect(
            x: isLeading ? -labelWidth : 0, y: -8, width: plot.width + labelWidth, height: plot.height + labelHeight + 8
        )
    }

    /// The labels of an axis that fit.
    ///
    /// - Parameters:
    ///   - room: The space in which labels may extend beyond the trailing end, in points.
    ///   - spacing: The distance of labels of a horizontal axis, in points.
    private static func items(
        _ plan: AxisPlan, _ scale: AxisScale, length: CGFloat, room: CGFloat, spacing: CGFloat = 6
    ) -> (items: [AxisLabelItem], width: CGFloat, height: CGFloat) {
        var items: [AxisLabelItem] = []
        var candidates: [AxisLabelItem] = []
        var (width, height) = (CGFloat(0), CGFloat(0))
        for mark in plan.marks {
            guard case .label(let label) = mark.part.kind, let position = mark.position(in: scale),
                let item = AxisLabelItem(mark, label, plan, position)
            else { continue }
            guard let size = item.size, label.collision != .disabled else {
                items.append(item)
                width = max(width, (item.size?.width ?? 24) + item.place.spacing)
                height = max(height, (item.size?.height ?? 16) + item.place.spacing)
                continue
            }
            // A label beside its tick that would not fit at the end is left out.
            if plan.axis == .horizontal, item.place.anchor == 0,
                position + item.place.shift + size.width > length + room + 0.5
            {
                continue
            }
            candidates.append(item)
        }
        let placed = ChartLabels.placed(
            positions: candidates.map(\.position), lengths: candidates.map { $0.length(along: plan.axis) },
            anchor: candidates.first?.place.anchor ?? 0.5, spacing: plan.axis == .horizontal ? spacing : 2)
        for label in placed { items.append(candidates[label.index]) }
        for item in items {
            width = max(width, (item.size?.width ?? 0) + item.place.spacing)
            height = max(height, (item.size?.height ?? 0) + item.place.spacing)
        }
        return (items, items.isEmpty ? 0 : width, items.isEmpty ? 0 : height)
    }
}
