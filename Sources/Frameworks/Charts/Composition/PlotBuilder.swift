import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Makes the views of a plot from the marks of a chart, for the size of the plot.
@MainActor
struct PlotBuilder {
    let model: ChartModel
    let styles: PlotStyles
    let size: CGSize
    let x: AxisScale
    let y: AxisScale
    /// The position of the value that the author's binding has; nil without one.
    let selection: (axis: Axis, position: CGFloat)?
    /// Whether the plot is drawn from right to left, which gradients do not know.
    let isMirrored: Bool
    var items: [PlotItem] = []
    private var annotations: [PlotItem] = []
    private var counts: [PlotItemID: Int] = [:]
    /// The sectors of the chart with the shape of the first one, for selections by angle.
    var sectors: (values: ChartSectors, shape: ChartSectorShape)?

    /// More bars of a style than this are one path.
    static let boxLimit = 60

    init(
        _ model: ChartModel, _ styles: PlotStyles, size: CGSize, x: AxisScale, y: AxisScale,
        selection: (axis: Axis, position: CGFloat)? = nil, isMirrored: Bool = false
    ) {
        self.isMirrored = isMirrored
        self.selection = selection
        self.model = model
        self.styles = styles
        self.size = size
        self.x = x
        self.y = y
        build()
    }

    private mutating func build() {
        var groups = MarkGroups(colors: model.collector.color.kind)
        for index in model.marks.indices { groups.add(index, model.marks[index]) }
        for group in groups.all {
            switch group.kind {
            case .bar, .rectangle: appendBars(group.indices)
            case .line: appendLine(group.indices)
            case .area: appendArea(group.indices)
            case .point: appendPoints(group.indices)
            case .rule: appendRules(group.indices)
            case .sector: appendSectors(group.indices)
            }
        }
        for (number, function) in model.functions.enumerated() { append(function, number) }
        items = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
        items = layered(items)
        items += annotations
    }

    // MARK: Items

    /// An identity that no other item has.
    mutating func unique(_ id: PlotItemID) -> PlotItemID {
        var id = id
        let count = counts[id, default: 0]
        counts[id] = count + 1
        id.number = count
        return id
    }

    /// An item with the attributes of a mark.
    mutating func append(
        _ content: PlotItem.Content, frame: CGRect, style: AnyShapeStyle, of mark: Mark, id: PlotItemID
    ) {
        var item = PlotItem(id: unique(id), frame: frame, content: content, style: style)
        if let traits = mark.details?.traits {
            item.zIndex = traits.zIndex
            item.opacity = traits.opacity ?? 1
            item.effects = traits.effects.map(resolved)
            item.layers = traits.layers
            item.identifier = traits.accessibility.identifier
        }
        items.append(item)
    }

    /// A mask of marks as a shape.
    func resolved(_ effect: MarkEffect) -> MarkEffect {
        switch effect {
        case .mask(let marks):
            let builder = PlotBuilder(ChartModel(model, with: marks), styles, size: size, x: x, y: y)
            return .clip(AnyShape(MaskShape(path: builder.outline)), FillStyle())
        case .blur, .shadow, .clip: return effect
        }
    }

    /// A drawing in the coordinates of the plot, with the frame of the marks if their style spans them.
    mutating func append(
        _ shape: PlotShape, line: StrokeStyle? = nil, style: AnyShapeStyle, of mark: Mark, id: PlotItemID
    ) {
        var shape = shape
        var frame = CGRect(origin: .zero, size: size)
        // A gradient spans the mark, also that of a line.
        let spansMark = if case .line = shape.form { true } else { line == nil }
        if !(style.style is Color), !(mark.details?.traits.alignsStyles ?? false), spansMark {
            let bounds = Path(shape.chartPath).boundingRect
            if !bounds.isNull, bounds.width > 0, bounds.height > 0 {
                frame = bounds
                shape.origin = bounds.origin
            }
        }
        append(line.map { .stroke(shape, $0) } ?? .fill(shape), frame: frame, style: style, of: mark, id: id)
    }

    /// The views beside a mark.
    mutating func annotate(
        _ mark: Mark, at frame: CGRect, isHorizontal: Bool = false, followsSelection: Bool = false
    ) {
        guard let traits = mark.details?.traits, !traits.annotations.isEmpty, frame.minX.isFinite, frame.minY.isFinite
        else { return }
        for annotation in traits.annotations {
            let view = annotation.content(AnnotationContext(targetSize: frame.size))
            var item = PlotItem(
                id: unique(PlotItemID(200, place: mark.x.lower, color: mark.color, series: mark.y.lower)),
                frame: frame, content: .view(view), style: PlotStyles.plain)
            item.annotation = ChartAnnotation(annotation, isHorizontal: isHorizontal)
            item.followsSelection = followsSelection
            annotations.append(item)
        }
    }
}

extension ChartAnnotation {
    fileprivate init(_ annotation: MarkAnnotation, isHorizontal: Bool) {
        let position: Position =
            switch annotation.position.storage {
            case .automatic: isHorizontal ? .trailing : .top
            case .overlay: .overlay
            case .top: .top
            case .topLeading: .topLeading
            case .topTrailing: .topTrailing
            case .bottom: .bottom
            case .bottomLeading: .bottomLeading
            case .bottomTrailing: .bottomTrailing
            case .leading: .leading
            case .trailing: .trailing
            }
        self.init(
            position: position, alignment: annotation.alignment.unitPoint,
            spacing: annotation.spacing ?? 4, overflowX: Self.overflow(annotation.overflow.x),
            // Space above the plot is free in most charts, and an annotation that is moved down covers its mark.
            overflowY: annotation.overflow.y.storage == .automatic ? .disabled : Self.overflow(annotation.overflow.y))
    }

    private static func overflow(_ strategy: AnnotationOverflowResolution.Strategy) -> Overflow {
        switch strategy.storage {
        case .automatic: .automatic
        case .fitChart: .fit(to: .chart)
        case .fitPlot: .fit(to: .plot)
        case .padScale: .padScale
        case .disabled: .disabled
        }
    }
}

extension Alignment {
    /// The point of a unit square that the alignment stands for.
    var unitPoint: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}
