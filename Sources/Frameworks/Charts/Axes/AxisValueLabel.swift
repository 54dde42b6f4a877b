public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// The label at a value of an axis.
public nonisolated struct AxisValueLabel<Content: View>: AxisMark {
    public typealias Body = Never

    let part: AxisPart

    private init(
        _ content: AxisLabel.Content, centered: Bool?, _ anchor: UnitPoint?, _ multiLabelAlignment: Alignment?,
        _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        var part = AxisPart(
            .label(
                AxisLabel(
                    content: content, anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collision,
                    offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                    verticalSpacing: verticalSpacing)))
        part.isCentered = centered
        self.part = part
    }

    public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts) {
        parts.parts.append(mark.part)
    }

    /// A label with a view.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - anchor: The point of the label that stands at the value; nil if the chart decides.
    ///   - collisionResolution: The treatment of labels that do not fit.
    ///   - horizontalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    ///   - verticalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())), centered: centered, anchor, multiLabelAlignment, collisionResolution,
            offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// A label in the format that the axis chooses.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - anchor: The point of the label that stands at the value; nil if the chart decides.
    ///   - collisionResolution: The treatment of labels that do not fit.
    ///   - horizontalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    ///   - verticalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered: centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
            horizontalSpacing,
            verticalSpacing)
    }

    /// A label with a localized text.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - anchor: The point of the label that stands at the value; nil if the chart decides.
    ///   - collisionResolution: The treatment of labels that do not fit.
    ///   - horizontalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    ///   - verticalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    public init(
        _ titleKey: LocalizedStringKey,
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(titleKey)), centered: centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// A label with a text.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - anchor: The point of the label that stands at the value; nil if the chart decides.
    ///   - collisionResolution: The treatment of labels that do not fit.
    ///   - horizontalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    ///   - verticalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(title)), centered: centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
            orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// A label in a format.
    ///
    /// - Parameters:
    ///   - centered: Whether it stands between its value and the next one; nil if the chart decides.
    ///   - anchor: The point of the label that stands at the value; nil if the chart decides.
    ///   - collisionResolution: The treatment of labels that do not fit.
    ///   - horizontalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    ///   - verticalSpacing: The distance from the plot or the tick in points; nil for that of the chart.
    public init<Format: FormatStyle>(
        format: Format,
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .format(labelText(format)), centered: centered, anchor, multiLabelAlignment, collisionResolution,
            offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing)
    }
}
