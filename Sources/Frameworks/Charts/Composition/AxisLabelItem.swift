import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The label of a value of an axis.
@MainActor
struct AxisLabelItem: @MainActor Identifiable {
    struct ID: Hashable {
        var axis: Axis
        var edge: Edge
        var value: _PlottedPrimitive
        var number: Int
    }

    let id: ID
    let view: AxisLabelView
    let place: ChartFrame.Label
    /// The position along the axis, about.
    let position: CGFloat
    /// The size of a text; nil for another view.
    let size: CGSize?

    init?(_ mark: AxisPlan.AxisMarkPlan, _ label: AxisLabel, _ plan: AxisPlan, _ position: CGFloat) {
        self.position = position
        id = ID(axis: plan.axis, edge: mark.edge, value: mark.value, number: mark.number)
        let font = mark.part.font ?? .caption
        var content: AxisLabelView.Content
        if let text = mark.text {
            content = .text(text)
        } else if case .view(let view) = label.content {
            content = .view(view)
        } else {
            return nil
        }
        let isVertical = label.orientation == .vertical || label.orientation == .verticalReversed
        if isVertical { content = content.turned(label.orientation == .vertical ? 90 : -90) }
        view = AxisLabelView(content: content, font: font, style: mark.part.style)
        var size = mark.text.flatMap { $0.font(font).sizeInChart }
        if isVertical, let turned = size { size = CGSize(width: turned.height, height: turned.width) }
        self.size = size
        place = Self.place(mark, label, plan)
    }

    private static func place(
        _ mark: AxisPlan.AxisMarkPlan, _ label: AxisLabel, _ plan: AxisPlan
    ) -> ChartFrame.Label {
        let isHorizontal = plan.axis == .horizontal
        let isBeside =
            isHorizontal && mark.part.isCentered != true && plan.data.kind != .category && mark.preset == .automatic
            && label.orientation != .vertical && label.orientation != .verticalReversed
        let anchor = label.anchor.map { isHorizontal ? $0.x : $0.y } ?? (isBeside ? 0 : 0.5)
        let spacing =
            isHorizontal
            ? label.verticalSpacing ?? 4 : label.horizontalSpacing ?? (mark.edge == .leading ? 6 : 5)
        return ChartFrame.Label(
            edge: mark.edge, anchor: anchor,
            shift: isHorizontal && isBeside && label.anchor == nil ? label.horizontalSpacing ?? 4 : 0,
            spacing: spacing, offset: mark.part.offset, isInset: mark.preset == .inset,
            isAligned: mark.preset == .aligned,
            position: { mark.position(in: plan.scale(length: $0)) })
    }

    func length(along axis: Axis) -> CGFloat {
        guard let size else { return 0 }
        return axis == .horizontal ? size.width + place.shift : size.height
    }
}

/// Shows the label of a value.
struct AxisLabelView: View {
    enum Content {
        case text(Text)
        case view(AnyView)

        /// The label, turned by degrees.
        @MainActor func turned(_ degrees: Double) -> Content {
            switch self {
            case .text(let text): .view(AnyView(TurnedLabel(degrees: degrees) { text }))
            case .view(let view): .view(AnyView(TurnedLabel(degrees: degrees) { view }))
            }
        }
    }

    let content: Content
    let font: Font
    let style: AnyShapeStyle?

    var body: some View {
        switch content {
        case .text(let text):
            text.font(font).foregroundStyle(style ?? AnyShapeStyle(.secondary)).lineLimit(1)
        case .view(let view):
            view.font(font).foregroundStyle(style ?? AnyShapeStyle(.secondary))
        }
    }
}

/// A view that is turned by a quarter, with its sides exchanged for layout.
private struct TurnedLabel<Label: View>: View {
    let degrees: Double
    @ViewBuilder let label: Label

    var body: some View {
        TurnedLayout() {
            label.rotationEffect(.degrees(degrees))
        }
    }
}

private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
