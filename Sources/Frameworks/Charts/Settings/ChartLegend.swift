public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

extension View {
    /// Shows or hides the legends of charts.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.legend.visibility = visibility }
    }

    /// Sets the place of the legends of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the chart. At the bottom unless it is set.
    ///   - alignment: The alignment along the edge; nil for the leading end.
    ///   - spacing: The distance from the chart in points; nil for that of the chart.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartSettings {
            $0.legend.visibility = .visible
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// Sets the legend of charts, and its place.
    ///
    /// - Parameters:
    ///   - position: The edge of the chart. At the bottom unless it is set.
    ///   - alignment: The alignment along the edge; nil for the leading end.
    ///   - spacing: The distance from the chart in points; nil for that of the chart.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartSettings {
            $0.legend.visibility = .visible
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
            $0.legend.content = view
        }
    }
}
