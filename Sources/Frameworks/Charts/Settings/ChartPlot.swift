public import EspalierLayoutEngine
public import EspalierViews
import Foundation

extension View {
    /// Changes the view of the plots of charts: the area of the marks and of the grid.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartSettings { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Adds a view in front of charts, which knows the positions of their values.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Adds a view behind charts, which knows the positions of their values.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Adds a gesture to the plots of charts, which knows the positions of their values.
    public nonisolated func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
        chartSettings {
            $0.gesture = { proxy in
                AnyView(Color.clear.contentShape(Rectangle()).gesture(body(proxy)))
            }
        }
    }
}
