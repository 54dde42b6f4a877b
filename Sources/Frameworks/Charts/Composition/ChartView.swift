import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows a chart in the proposed space.
struct ChartView: View {
    let model: ChartModel
    let settings: ChartSettings

    var body: some View {
        if settings.overlays.isEmpty, settings.backgrounds.isEmpty {
            sized
        } else {
            sized
                .backgroundPreferenceValue(PlotBoundsKey.self) { bounds in
                    layers(settings.backgrounds, bounds)
                }
                .overlayPreferenceValue(PlotBoundsKey.self) { bounds in
                    layers(settings.overlays, bounds)
                }
        }
    }

    @ViewBuilder private var sized: some View {
        if let style = settings.plotStyle {
            PlotSizing(settings: settings) {
                style(ChartPlotContent(stage: nil)).hidden()
                GeometryReader { proxy in ChartStage(model: model, settings: settings, size: proxy.size) }
            }
        } else {
            GeometryReader { proxy in ChartStage(model: model, settings: settings, size: proxy.size) }
        }
    }

    @ViewBuilder private func layers(_ layers: [ChartSettings.Layer], _ bounds: PlotBounds?) -> some View {
        if let bounds {
            ForEach(layers.indices, id: \.self) { index in
                layers[index].content(ChartProxy(bounds: bounds))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
            }
        }
    }
}

/// The size of a chart whose plot has a size of its own.
private struct PlotSizing: Layout {
    let settings: ChartSettings

    /// The usual space of axes and legend around a plot, in points.
    private var margins: CGSize {
        CGSize(
            width: settings.y.visibility == .hidden ? 0 : 34,
            height: (settings.x.visibility == .hidden ? 0 : 20) + (settings.legend.visibility == .hidden ? 0 : 0))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offered = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - margins.width) },
            height: proposal.height.map { max(0, $0 - margins.height) })
        let plot = subviews[0].sizeThatFits(offered)
        return CGSize(width: plot.width + margins.width, height: plot.height + margins.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
