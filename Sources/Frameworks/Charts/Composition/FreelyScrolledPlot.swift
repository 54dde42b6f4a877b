import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A plot that scrolls along both axes, and strips with the labels of each axis, which follow it along that axis.
struct FreelyScrolledPlot: View {
    let plan: ChartPlan
    let across: ChartScrolling
    let down: ChartScrolling

    @State private var position = ScrollPosition()
    @State private var reported = (x: ReportedPosition(), y: ReportedPosition())
    @State private var leader = ScrollLeader()
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let (across, down) = (across.inDirection(direction), down)
        let settings = plan.settings
        let start = CGPoint(
            x: across.offset(of: settings.x.scroll?.read()), y: down.offset(of: settings.y.scroll?.read()))
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
            plan.styledPlot
                .frame(width: across.window.contentLength, height: down.window.contentLength)
        }
        .chartStops(
            horizontal: across.stops(of: settings.scrollBehavior), vertical: down.stops(of: settings.scrollBehavior)
        )
        .scrollLeader(leader)
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { old, new in
            if new.x != old.x { reported.x.report(across.value(scrolledBy: new.x), to: settings.x.scroll) }
            if new.y != old.y { reported.y.report(down.value(scrolledBy: new.y), to: settings.y.scroll) }
        }
        .onChange(of: [settings.x.scroll?.read(), settings.y.scroll?.read()]) { _, new in
            // Only the axis whose position the app has set.
            let x = reported.x.differs(from: new[0]) ? across.offset(of: new[0]) : nil
            let y = reported.y.differs(from: new[1]) ? down.offset(of: new[1]) : nil
            switch (x, y) {
            case (let x?, let y?): position.scrollTo(x: x, y: y)
            case (let x?, nil): position.scrollTo(x: x)
            case (nil, let y?): position.scrollTo(y: y)
            case (nil, nil): break
            }
        }
        .onAppear {
            guard start != CGPoint(x: across.restingOffset, y: down.restingOffset) else { return }
            position.scrollTo(point: start)
        }
        .layoutValue(key: ChartFramePartKey.self, value: .plot)
        ForEach(plan.strips) { strip in
            AxisStripView(strip: strip, leader: leader)
                .layoutValue(key: ChartFramePartKey.self, value: .strip(strip.place))
        }
    }
}

/// The labels and the ticks at an edge of a plot that scrolls along both axes.
@MainActor
struct AxisStrip: @MainActor Identifiable {
    struct ID: Hashable {
        var edge: Edge
        var isInset: Bool
    }

    let plan: ChartPlan
    let edge: Edge
    /// Whether the strip lies over the plot.
    let isInset: Bool

    var id: ID { ID(edge: edge, isInset: isInset) }
    var axis: Axis { edge == .top || edge == .bottom ? .horizontal : .vertical }
    /// The length across the edge, in points.
    var depth: CGFloat { axis == .horizontal ? plan.labelHeight : plan.labelWidth }
    var place: ChartFrame.Strip {
        ChartFrame.Strip(
            edge: edge, depth: depth, overhang: axis == .vertical && !isInset ? plan.stripOverhang : 0, isInset: isInset
        )
    }

    /// The size of the whole strip, of which the edge of the plot shows a part.
    var size: CGSize {
        let length = (axis == .horizontal ? plan.across : plan.down)?.window.contentLength ?? 0
        return axis == .horizontal ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
    }

    /// The labels. Those at the ends of a horizontal strip do not extend beyond it.
    var labels: [(item: AxisLabelItem, place: ChartFrame.Label)] {
        plan.scrolledLabels.filter { $0.place.edge == edge && $0.place.isInset == isInset }.map { item in
            var place = item.place
            if axis == .horizontal { place.isAligned = true }
            return (item, place)
        }
    }

    var ticks: [PlotItem] {
        GridLines(
            plan, plan.x.scale(length: size.width), plan.y.scale(length: size.height), size: size,
            strip: (edge, isInset)
        ).items
    }
}

private struct AxisStripView: View {
    let strip: AxisStrip
    let leader: ScrollLeader

    var body: some View {
        let size = strip.size
        let ticks = strip.ticks
        ZStack(alignment: .topLeading) {
            ForEach(ticks) { PlotItemView(item: $0, plot: size) }
            ChartFrame(widestInStrip: (strip.plan.across?.window.viewport ?? 0) / 2) {
                ForEach(strip.labels, id: \.item.id) { label in
                    label.item.view
                        .accessibilityHidden(true)
                        .layoutValue(key: ChartFramePartKey.self, value: .label(label.place))
                }
            }
        }
        .frame(width: size.width, height: size.height)
        .scrollFollower(leader, along: strip.axis)
        .padding(strip.axis == .vertical ? .vertical : .horizontal, strip.place.overhang)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
        .allowsHitTesting(false)
    }
}
