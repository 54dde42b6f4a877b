import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A plot that scrolls along an axis, with the labels of this axis.
struct ScrolledPlot: View {
    let plan: ChartPlan
    let scrolling: ChartScrolling

    @State private var position = ScrollPosition()
    @State private var reported = ReportedPosition()

    @Environment(\.layoutDirection) private var direction

    private var isVertical: Bool { scrolling.axis == .vertical }
    private var settings: ChartSettings.AxisSettings { isVertical ? plan.settings.y : plan.settings.x }

    var body: some View {
        let scrolling = scrolling.inDirection(direction)
        let offset = scrolling.offset(of: settings.scroll?.read())
        let stops = scrolling.stops(of: plan.settings.scrollBehavior)
        ScrollView(isVertical ? .vertical : .horizontal, showsIndicators: false) {
            ChartFrame() {
                plan.styledPlot.layoutValue(key: ChartFramePartKey.self, value: .plot)
                ForEach(plan.scrolledLabels) { label in
                    label.view
                        .accessibilityHidden(true)
                        .layoutValue(key: ChartFramePartKey.self, value: .label(label.place))
                }
            }
            .frame(
                width: isVertical ? nil : scrolling.window.contentLength,
                height: isVertical ? scrolling.window.contentLength : nil)
        }
        .chartStops(horizontal: isVertical ? [] : stops, vertical: isVertical ? stops : [])
        .scrollPosition($position)
        .onScrollGeometryChange(
            for: CGFloat.self, of: { isVertical ? $0.contentOffset.y : $0.contentOffset.x }
        ) { _, new in reported.report(scrolling.value(scrolledBy: new), to: settings.scroll) }
        .onChange(of: settings.scroll?.read()) { _, new in
            if reported.differs(from: new) { scroll(to: scrolling.offset(of: new)) }
        }
        .onAppear {
            if offset != scrolling.restingOffset { scroll(to: offset) }
        }
    }

    private func scroll(to offset: CGFloat) {
        if isVertical { position.scrollTo(y: offset) } else { position.scrollTo(x: offset) }
    }
}

extension View {
    /// Stops scrolling at offsets; anywhere without any.
    @ViewBuilder func chartStops(
        horizontal: [(offset: CGFloat, isAlways: Bool)], vertical: [(offset: CGFloat, isAlways: Bool)]
    ) -> some View {
        if horizontal.isEmpty, vertical.isEmpty {
            self
        } else {
            scrollTargetBehavior(PositionScrollTargetBehavior(horizontal: horizontal, vertical: vertical))
        }
    }
}
