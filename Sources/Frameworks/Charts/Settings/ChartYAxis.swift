public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

extension View {
    /// Shows or hides the vertical axis of charts.
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.y.visibility = visibility }
    }

    /// Sets the marks of the vertical axis of charts.
    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let groups = AnyAxisContent(content()).groups
        return chartSettings { $0.y.groups = groups }
    }

    /// Changes the view of the vertical axis of charts, as with a background.
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartSettings { $0.y.style = { AnyView(content($0)) } }
    }

    /// Adds a title to the vertical axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. At the top of the trailing edge unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    public nonisolated func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = ChartSettings.AxisTitle(
            position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chartSettings { $0.y.titles.append(title) }
    }

    /// Adds a title with a text to the vertical axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. At the top of the trailing edge unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    public nonisolated func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Adds a title with a localized text to the vertical axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. At the top of the trailing edge unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds a title with a text to the vertical axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. At the top of the trailing edge unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }
}
