import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A plot that scrolls along an axis, with the labels of this axis.
struct ScrolledPlot: View {
    let plan: ChartPlan
    let scrolling: ChartScrolling

    @State private var position = ScrollPosition()

    private var isVertical: Bool { scrolling.axis == .vertical }
    private var settings: ChartSettings.AxisSettings { isVertical ? plan.settings.y : plan.settings.x }
    private var domain: ChartDomain { isVertical ? plan.y.domain : plan.x.domain }

    var body: some View {
        let offset = start
        stopping(
            ScrollView(isVertical ? .vertical : .horizontal, showsIndicators: false) {
                ChartFrame() {
                    plot.layoutValue(key: ChartFramePartKey.self, value: .plot)
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
            .scrollPosition($position)
            .onScrollGeometryChange(
                for: CGFloat.self, of: { isVertical ? $0.contentOffset.y : $0.contentOffset.x }
            ) { _, new in report(new) }
            .onAppear {
                guard offset > 0 else { return }
                if isVertical { position.scrollTo(y: offset) } else { position.scrollTo(x: offset) }
            })
    }

    /// The offset of the position that the author set, or of the start of the axis.
    private var start: CGFloat {
        settings.scroll?.read().flatMap(number).map { scrolling.offset(of: $0) } ?? scrolling.usualOffset
    }

    /// The scroll view with the stops of the author's behavior.
    @ViewBuilder private func stopping(_ scroll: some View) -> some View {
        let stops = scrolling.stops(of: plan.settings.scrollBehavior)
        if stops.isEmpty {
            scroll
        } else {
            scroll.scrollTargetBehavior(PositionScrollTargetBehavior(stops))
        }
    }

    @ViewBuilder private var plot: some View {
        if let style = plan.settings.plotStyle {
            style(ChartPlotContent(stage: plan))
        } else {
            ChartPlotContent(stage: plan)
        }
    }

    /// The number of a value in the window: the place of a category.
    private func number(_ value: _PlottedPrimitive) -> Double? {
        switch value {
        case .number(let number), .date(let number): number
        case .category(let name):
            if case .categories(let names) = domain {
                names.firstIndex(of: name).map { Double($0) }
            } else {
                nil
            }
        }
    }

    /// Tells the author's binding of the value at the start of the visible part.
    private func report(_ offset: CGFloat) {
        guard let write = settings.scroll?.write else { return }
        let number = scrolling.position(scrolledBy: offset)
        switch domain {
        case .numbers: write(.number(number))
        case .dates: write(.date(number))
        case .categories(let names):
            guard !names.isEmpty else { return }
            write(.category(names[min(max(0, Int(number.rounded())), names.count - 1)]))
        }
    }
}
