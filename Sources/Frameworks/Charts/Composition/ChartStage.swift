import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A chart of a size: the plot, the labels of its axes, their titles and the legend.
struct ChartStage: View {
    let plan: ChartPlan

    init(model: ChartModel, settings: ChartSettings, size: CGSize) {
        plan = ChartPlan(model, settings, size: size)
    }

    var body: some View {
        let settings = plan.settings
        ChartFrame() {
            axisArea(.horizontal, settings.x)
            axisArea(.vertical, settings.y)
            if let across = plan.across, let down = plan.down {
                FreelyScrolledPlot(plan: plan, across: across, down: down)
            } else if let scrolling = plan.across ?? plan.down {
                let labels = plan.scrolledDepth
                ScrolledPlot(plan: plan, scrolling: scrolling)
                    .layoutValue(
                        key: ChartFramePartKey.self, value: .scrolledPlot(labels.edge, depth: labels.length))
            } else {
                plan.styledPlot.layoutValue(key: ChartFramePartKey.self, value: .plot)
            }
            ForEach(plan.labels) { label in
                // Assistive technology reads the table of the data.
                label.view
                    .accessibilityHidden(true)
                    .layoutValue(key: ChartFramePartKey.self, value: .label(label.place))
            }
            titles(settings.x.titles, .horizontal)
            titles(settings.y.titles, .vertical)
            legend
        }
        .dynamicTypeSize(...Text.largestInChart)
        .overlay { ChartDescription(plan: plan) }
        .accessibilityElement(children: .contain)
    }

    @ViewBuilder private func axisArea(_ axis: Axis, _ settings: ChartSettings.AxisSettings) -> some View {
        if let style = settings.style {
            style(ChartAxisContent()).layoutValue(key: ChartFramePartKey.self, value: .axis(axis))
        }
    }

    private func titles(_ titles: [ChartSettings.AxisTitle], _ axis: Axis) -> some View {
        ForEach(titles.indices, id: \.self) { index in
            let title = titles[index]
            title.content
                .font(.caption)
                .foregroundStyle(.secondary)
                .layoutValue(key: ChartFramePartKey.self, value: .title(ChartFrame.Title(title, axis)))
        }
    }

    @ViewBuilder private var legend: some View {
        let legend = plan.settings.legend
        if let content = legend.content, legend.visibility != .hidden {
            content.layoutValue(key: ChartFramePartKey.self, value: .legend(ChartFrame.Legend(legend)))
        } else if let entries = plan.legend {
            ChartLegendView(legend: entries, styles: plan.styles)
                .layoutValue(key: ChartFramePartKey.self, value: .legend(ChartFrame.Legend(legend)))
        }
    }
}

/// The plot of a chart: the area of its marks and of the grid.
public struct ChartPlotContent: View {
    let stage: ChartPlan?

    nonisolated init(stage: ChartPlan?) {
        self.stage = stage
    }

    public var body: some View {
        GeometryReader { proxy in
            if let stage { PlotView(plan: stage, size: proxy.size) }
        }
    }
}

extension ChartPlan {
    /// The plot with the author's style.
    @ViewBuilder var styledPlot: some View {
        if let style = settings.plotStyle {
            style(ChartPlotContent(stage: self))
        } else {
            ChartPlotContent(stage: self)
        }
    }
}

/// The area beside a plot with the labels of an axis.
public struct ChartAxisContent: View {
    nonisolated init() {}

    public var body: some View { Color.clear }
}
