import EspalierChartLayout
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The grid and the marks of a chart in a plot of a size.
struct PlotView: View {
    let plan: ChartPlan
    let size: CGSize

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let x = plan.x.scale(length: size.width)
        let y = plan.y.scale(length: size.height)
        let builder = PlotBuilder(
            plan.model, plan.styles, size: size, x: x, y: y, selection: plan.settings.selectedPosition(x, y),
            isMirrored: direction == .rightToLeft)
        let items = GridLines(plan, x, y, size: size).items + builder.items
        let geometry = ChartGeometry(
            plan, x: x, y: y, size: size, sectors: builder.sectors?.values, isMirrored: direction == .rightToLeft)
        let tips = PlotTips(plan, x, y, size: size, isDark: colorScheme == .dark, isMirrored: direction == .rightToLeft)
        let stack = PlotStack(frames: items.map { ($0.frame, $0.annotation) }, chart: plan.chartBounds(around: size)) {
            ForEach(items) { item in PlotItemView(item: item, plot: size) }
        }
        interactive(stack, tips, builder, geometry)
            .anchorPreference(key: PlotBoundsKey.self, value: .bounds) {
                PlotBounds(anchor: $0, geometry: geometry)
            }
    }

    /// The marks in the area in which the page shows values at the pointer.
    @ViewBuilder private func interactive(
        _ marks: some View, _ tips: PlotTips, _ builder: PlotBuilder, _ geometry: ChartGeometry
    ) -> some View {
        let sectors = builder.sectors
        if let gesture = plan.settings.gesture {
            marks.overlay { GestureArea(geometry: geometry, make: gesture) }
        } else if let plot = tips.plot(sectors, scrolls: plan.across != nil) {
            marks.plot(
                plot.sharingTexts(of: ChartDescription(plan: plan).plainRows),
                perform: { tips.select($0, sectors: sectors?.values) }, selectRange: { tips.select($0) }
            )
            .accessibilityLabel(plan.model.title)
        } else {
            marks
        }
    }
}

extension ChartSettings {
    /// The position of the selected value along the axis that is selected; nil for none.
    fileprivate func selectedPosition(_ x: AxisScale, _ y: AxisScale) -> (axis: Axis, position: CGFloat)? {
        let (axis, scale, selection): (Axis, AxisScale, ChartSelection?) =
            self.x.selection == nil ? (.vertical, y, self.y.selection) : (.horizontal, x, self.x.selection)
        guard let value = selection?.read(), let position = scale.position(of: value), position.isFinite else {
            return nil
        }
        return (axis, position)
    }
}

/// An area over a plot that takes the author's gesture.
private struct GestureArea: View {
    let geometry: ChartGeometry
    let make: (ChartProxy) -> AnyView

    var body: some View {
        Color.clear
            .anchorPreference(key: PlotBoundsKey.self, value: .bounds) {
                PlotBounds(anchor: $0, geometry: geometry)
            }
            .overlayPreferenceValue(PlotBoundsKey.self) { bounds in
                if let bounds { make(ChartProxy(bounds: bounds)) }
            }
    }
}

/// The lines and ticks of the axes: a path for all of one style. The ticks of a plot that scrolls along both axes belong to its strips.
@MainActor
struct GridLines {
    private(set) var items: [PlotItem] = []

    private struct Group {
        var points: [CGPoint] = []
        let style: AnyShapeStyle
        let line: StrokeStyle
        let isFirst: Bool
    }

    /// - Parameters:
    ///   - size: That of the plot, or of a strip.
    ///   - strip: The edge and the kind of a strip for its ticks; nil for the plot.
    init(
        _ plan: ChartPlan, _ x: AxisScale, _ y: AxisScale, size: CGSize, strip: (edge: Edge, isInset: Bool)? = nil
    ) {
        let isFree = plan.across != nil && plan.down != nil
        var groups: [Group] = []
        for (axis, scale) in [(plan.y, y), (plan.x, x)] {
            for mark in axis.marks {
                guard let position = mark.position(in: scale) else { continue }
                let ends: (CGFloat, CGFloat)
                switch mark.part.kind {
                case .label: continue
                case .gridLine where strip != nil: continue
                case .gridLine: ends = (0, axis.axis == .horizontal ? size.height : size.width)
                case .tick(let length):
                    if let strip {
                        guard mark.edge == strip.edge, (mark.preset == .inset) == strip.isInset else { continue }
                    } else if isFree {
                        continue
                    }
                    let depth = Self.length(length, mark, plan, axis)
                    let end = axis.axis == .horizontal ? size.height : size.width
                    switch mark.edge {
                    case .bottom, .trailing: ends = strip == nil ? (end, end + depth) : (0, depth)
                    case .top, .leading: ends = strip == nil ? (-depth, 0) : (end - depth, end)
                    }
                }
                let points =
                    axis.axis == .horizontal
                    ? [CGPoint(x: position, y: ends.0), CGPoint(x: position, y: ends.1)]
                    : [CGPoint(x: ends.0, y: position), CGPoint(x: ends.1, y: position)]
                let offset = mark.part.offset
                let moved = points.map { CGPoint(x: $0.x + offset.width, y: $0.y + offset.height) }
                Self.add(moved, mark.part, to: &groups)
            }
        }
        for (number, group) in groups.enumerated() {
            items.append(
                PlotItem(
                    id: PlotItemID(250, place: Double(group.points.count), number: number),
                    frame: CGRect(origin: .zero, size: size),
                    content: .stroke(PlotShape(form: .segments, points: group.points), group.line),
                    style: group.style))
        }
    }

    /// The color of lines by themselves: that of the separators of an iPhone.
    private static let color = AnyShapeStyle(Color.gray.opacity(0.3))

    private static func add(_ points: [CGPoint], _ part: AxisPart, to groups: inout [Group]) {
        let style = part.style ?? color
        let line = part.stroke ?? StrokeStyle(lineWidth: 0.5)
        let same = groups.firstIndex {
            $0.line == line && ($0.isFirst && part.style == nil || part.style != nil && $0.style.isEqual(to: style))
        }
        if let same {
            groups[same].points += points
        } else {
            groups.append(Group(points: points, style: style, line: line, isFirst: part.style == nil))
        }
    }

    private static func length(
        _ length: AxisTick.Length, _ mark: AxisPlan.AxisMarkPlan, _ plan: ChartPlan, _ axis: AxisPlan
    ) -> CGFloat {
        switch length.storage {
        case .points(let points): points
        case .label, .longestLabel: axis.axis == .horizontal ? plan.labelHeight : plan.labelWidth
        case .automatic:
            axis.axis == .horizontal && axis.data.kind != .category && mark.preset == .automatic
                ? plan.labelHeight : 4
        }
    }
}
