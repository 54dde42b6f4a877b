import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A plot that scrolls horizontally, with the labels below it.
struct ScrolledPlot: View {
    let plan: ChartPlan
    let window: ChartScrollWindow

    @State private var position = ScrollPosition()

    var body: some View {
        let offset = plan.settings.x.scroll?.read().flatMap(number).map { window.offset(of: $0) }
        ScrollView(.horizontal, showsIndicators: false) {
            ChartFrame() {
                plot.layoutValue(key: ChartFramePartKey.self, value: .plot)
                ForEach(plan.scrolledLabels) { label in
                    label.view
                        .accessibilityHidden(true)
                        .layoutValue(key: ChartFramePartKey.self, value: .label(label.place))
                }
            }
            .frame(width: window.contentLength)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { _, new in report(new) }
        .onAppear { if let offset, offset > 0 { position.scrollTo(x: offset) } }
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
            if case .categories(let names) = plan.x.domain {
                names.firstIndex(of: name).map { Double($0) }
            } else {
                nil
            }
        }
    }

    /// Tells the author's binding of the value at the leading edge.
    private func report(_ offset: CGFloat) {
        guard let write = plan.settings.x.scroll?.write else { return }
        let number = window.position(scrolledBy: offset)
        switch plan.x.domain {
        case .numbers: write(.number(number))
        case .dates: write(.date(number))
        case .categories(let names):
            guard !names.isEmpty else { return }
            write(.category(names[min(max(0, Int(number.rounded())), names.count - 1)]))
        }
    }
}
