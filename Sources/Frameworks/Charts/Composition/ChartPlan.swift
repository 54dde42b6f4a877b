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
    /// The horizontal scrolling of the plot; nil for a chart that does not scroll.
    let scrolling: ChartScrollWindow?
    /// The width of the labels at the leading or trailing edge, with their distance from it.
    private(set) var labelWidth: CGFloat = 0

    init(_ model: ChartModel, _ settings: ChartSettings, size: CGSize) {
        self.model = model
        self.settings = settings
        styles = PlotStyles(model.collector, settings)
        legend = settings.legend.visibility == .hidden ? nil : LegendEntries(model, styles, settings)
        let line = Text(verbatim: "0").font(.caption).measured(in: .unspecified)?.size.height ?? 16
        let hasXAxis = settings.x.visibility != .hidden && model.x.kind != nil
        let legendHeight = legend == nil && settings.legend.content == nil ? 0 : line + 8
        let titles = CGFloat(settings.x.titles.count) * (line + 4)
        let height = max(1, size.height - legendHeight - titles - (hasXAxis ? line + 4 : 0))
        let data = FunctionRange.included(in: model, settings)
        y = AxisPlan(.vertical, data.y, settings.y, length: height)
        let yScale = y.scale(length: height)
        let yLabels = Self.items(y, yScale, length: height, room: 0)
        labelWidth = yLabels.width
        var width = max(1, size.width - yLabels.width)
        scrolling = Self.scrolling(data.x, settings, viewport: width)
        if let scrolling { width = scrolling.contentLength }
        x = AxisPlan(.horizontal, data.x, settings.x, length: width)
        let trailing = scrolling == nil && y.marks.contains { $0.edge == .trailing } ? yLabels.width : 0
        let xLabels = Self.items(x, x.scale(length: width), length: width, room: trailing)
        labelHeight = xLabels.height
        labels = yLabels.items
        if scrolling == nil { labels += xLabels.items } else { scrolledLabels = xLabels.items }
    }

    private static func scrolling(
        _ data: AxisData, _ settings: ChartSettings, viewport: CGFloat
    ) -> ChartScrollWindow? {
        guard settings.scrollableAxes.contains(.horizontal) else { return nil }
        let domain: ClosedRange<Double>
        if let interval = data.plainDomain.interval {
            domain = interval
        } else if case .categories(let names) = data.plainDomain, !names.isEmpty {
            domain = 0...Double(names.count)
        } else {
            return nil
        }
        // Without a visible length, a third of the axis is visible.
        let length = settings.x.visibleLength ?? (domain.upperBound - domain.lowerBound) / 3
        return ChartScrollWindow(domain: domain, length: length, viewport: viewport)
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
    /// - Parameter room: The space in which labels may extend beyond the trailing end, in points.
    private static func items(
        _ plan: AxisPlan, _ scale: AxisScale, length: CGFloat, room: CGFloat
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
            anchor: candidates.first?.place.anchor ?? 0.5, spacing: plan.axis == .horizontal ? 6 : 2)
        for label in placed { items.append(candidates[label.index]) }
        for item in items {
            width = max(width, (item.size?.width ?? 0) + item.place.spacing)
            height = max(height, (item.size?.height ?? 0) + item.place.spacing)
        }
        return (items, items.isEmpty ? 0 : width, items.isEmpty ? 0 : height)
    }
}
