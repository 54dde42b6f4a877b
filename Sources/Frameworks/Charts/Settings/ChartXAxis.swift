public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

extension View {
    /// Shows or hides the horizontal axis of charts.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.x.visibility = visibility }
    }

    /// Sets the marks of the horizontal axis of charts.
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let groups = AnyAxisContent(content()).groups
        return chartSettings { $0.x.groups = groups }
    }

    /// Changes the view of the horizontal axis of charts, as with a background.
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartSettings { $0.x.style = { AnyView(content($0)) } }
    }

    /// Adds a title to the horizontal axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. Below the plot unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    public nonisolated func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = ChartSettings.AxisTitle(
            position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chartSettings { $0.x.titles.append(title) }
    }

    /// Adds a title with a text to the horizontal axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. Below the plot unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    public nonisolated func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Adds a title with a localized text to the horizontal axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. Below the plot unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds a title with a text to the horizontal axis of charts.
    ///
    /// - Parameters:
    ///   - position: The edge of the plot. Below the plot unless it is set.
    ///   - alignment: The alignment along the axis.
    ///   - spacing: The distance from the axis in points; nil for that of the chart.
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }
}
