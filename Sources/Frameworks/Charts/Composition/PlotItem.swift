import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The identity of an item in its plot, by the values of its marks, so that the item of a changed value moves.
struct PlotItemID: Hashable {
    var kind: UInt8
    var place = 0.0
    var color = 0.0
    var series = 0.0
    /// The number among items of the same values.
    var number = 0

    init(_ kind: UInt8, place: Double = 0, color: Double = 0, series: Double = 0, number: Int = 0) {
        self.kind = kind
        // Equal values must be equal: NaN is not.
        self.place = place.isNaN ? -.infinity : place
        self.color = color.isNaN ? -.infinity : color
        self.series = series.isNaN ? -.infinity : series
        self.number = number
    }
}

/// A view in a plot: a bar, a line, the symbols of a series, or an annotation.
struct PlotItem: Identifiable {
    enum Content {
        /// A rectangle that fills the frame.
        case box(radii: RectangleCornerRadii, RoundedCornerStyle)
        case fill(PlotShape)
        case stroke(PlotShape, StrokeStyle)
        case view(AnyView)
        /// Items that are drawn together, in the plot's coordinates.
        case layer([PlotItem], style: ((AnyView) -> AnyView)?)
    }

    var id: PlotItemID
    /// In the plot's coordinates, from the leading edge.
    var frame: CGRect
    var content: Content
    var style: AnyShapeStyle
    var zIndex = 0.0
    var opacity = 1.0
    var effects: [MarkEffect] = []
    /// The layers that the item is still to be put into, the innermost first.
    var layers: [MarkLayerEntry] = []
    /// The place of a view that keeps its own size; nil to fill the frame.
    var annotation: ChartAnnotation?
    var identifier: String?
    /// Whether the item stands at the selected value, so that the page moves it with the pointer.
    var followsSelection = false
}

/// Shows an item.
struct PlotItemView: View {
    let item: PlotItem
    let plot: CGSize

    var body: some View {
        if item.opacity != 1 || !item.effects.isEmpty || item.identifier != nil
            || item.followsSelection
        {
            AnyView(decorated)
        } else {
            drawing
        }
    }

    @ViewBuilder private var drawing: some View {
        switch item.content {
        case .box(let radii, let corners): box(radii, corners)
        case .fill(let shape): shape.fill(item.style)
        case .stroke(let shape, let line): shape.stroke(item.style, style: line)
        case .view(let view): view
        case .layer(let items, let style): style?(AnyView(layer(items))) ?? AnyView(layer(items))
        }
    }

    private func layer(_ items: [PlotItem]) -> some View {
        PlotStack(frames: items.map { ($0.frame, $0.annotation) }, chart: CGRect(origin: .zero, size: plot)) {
            ForEach(items) { PlotItemView(item: $0, plot: plot) }
        }
    }

    @ViewBuilder private func box(_ radii: RectangleCornerRadii, _ corners: RoundedCornerStyle) -> some View {
        if radii == RectangleCornerRadii() {
            Rectangle().fill(item.style)
        } else if radii.isUniform {
            RoundedRectangle(cornerRadius: radii.topLeading, style: corners).fill(item.style)
        } else {
            UnevenRoundedRectangle(cornerRadii: radii, style: corners).fill(item.style)
        }
    }

    private var decorated: some View {
        var view = AnyView(drawing)
        for effect in item.effects { view = effect.applied(to: view, in: plot, frame: item.frame) }
        if item.opacity != 1 { view = AnyView(view.opacity(item.opacity)) }
        if let identifier = item.identifier { view = AnyView(view.accessibilityIdentifier(identifier)) }
        if item.followsSelection { view = AnyView(view.followsPlotSelection()) }
        return view
    }
}

extension RectangleCornerRadii {
    var isUniform: Bool {
        topLeading == topTrailing && topLeading == bottomLeading && topLeading == bottomTrailing
    }
}

extension MarkEffect {
    @MainActor
    func applied(to view: AnyView, in plot: CGSize, frame: CGRect) -> AnyView {
        switch self {
        case .blur(let radius): return AnyView(view.blur(radius: radius))
        case .shadow(let color, let radius, let x, let y):
            return AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
        case .clip(let shape, let style):
            let area = CGRect(x: -frame.minX, y: -frame.minY, width: plot.width, height: plot.height)
            return AnyView(view.clipShape(MovedShape(shape: shape, area: area), style: style))
        case .mask: return view
        }
    }
}

/// A shape in an area of its own.
private nonisolated struct MovedShape: Shape {
    let shape: AnyShape
    let area: CGRect

    func path(in rect: CGRect) -> Path { shape.path(in: area) }
}
