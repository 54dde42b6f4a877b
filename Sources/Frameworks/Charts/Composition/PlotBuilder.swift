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
    var items: [PlotItem] = []
    private var annotations: [PlotItem] = []
    private var counts: [PlotItemID: Int] = [:]
    /// The sectors of the chart with the shape of the first one, for selections by angle.
    var sectors: (values: ChartSectors, shape: ChartSectorShape)?

    /// More bars of a style than this are one path.
    static let boxLimit = 60

    init(
        _ model: ChartModel, _ styles: PlotStyles, size: CGSize, x: AxisScale, y: AxisScale,
        selection: (axis: Axis, position: CGFloat)? = nil
    ) {
        self.selection = selection
        self.model = model
        self.styles = styles
        self.size = size
        self.x = x
        self.y = y
        build()
    }

    private mutating func build() {
        var groups = MarkGroups()
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
            item.identifier = traits.accessibility.identifier
        }
        items.append(item)
    }

    /// A mask of marks as a shape.
    private func resolved(_ effect: MarkEffect) -> MarkEffect {
        switch effect {
        case .mask(let marks): .clip(AnyShape(MaskShape(path: maskPath(marks))), FillStyle())
        case .layer(let effects): .layer(effects.map(resolved))
        case .blur, .shadow, .clip: effect
        }
    }

    /// The area of bars, rectangles and points that mask others.
    private func maskPath(_ marks: [Mark]) -> Path {
        var path = Path()
        for var mark in marks {
            switch mark.kind {
            case .bar, .rectangle:
                if mark.kind == .bar, mark.y.form == .value, y.kind == .number {
                    mark.y = MarkExtent(form: .range, lower: 0, upper: mark.y.lower)
                }
                if let frame = frame(ofBar: mark) { path.addRect(frame) }
            case .point, .line, .area, .rule, .sector:
                let point = point(of: mark)
                let radius = styles.symbolArea(of: mark.traits).squareRoot() / 2
                path.addEllipse(
                    in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
            }
        }
        return path
    }

    /// A drawing in the coordinates of the plot, with the frame of the marks if their style spans them.
    mutating func append(
        _ shape: PlotShape, line: StrokeStyle? = nil, style: AnyShapeStyle, of mark: Mark, id: PlotItemID
    ) {
        var shape = shape
        var frame = CGRect(origin: .zero, size: size)
        if !(style.style is Color), !(mark.details?.traits.alignsStyles ?? false), line == nil {
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

/// A shape of marks, in the plot's coordinates.
private nonisolated struct MaskShape: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
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

/// The marks that are drawn together, in the order of the first of each group.
private struct MarkGroups {
    struct Group {
        let kind: MarkKind
        var indices: [Int]
    }

    private struct Key: Hashable {
        var kind: MarkKind
        var series = 0.0
        var color = 0.0
        var symbol = 0.0
        var line = 0.0
    }

    private(set) var all: [Group] = []
    private var places: [Key: Int] = [:]
    private var last: (key: Key, place: Int)?

    mutating func add(_ index: Int, _ mark: Mark) {
        var key = Key(kind: mark.kind)
        switch mark.kind {
        case .line, .area:
            func hashable(_ number: Double) -> Double { number.isNaN ? -1 : number }
            key.series = hashable(mark.series)
            key.color = hashable(mark.color)
            if let traits = mark.details?.traits {
                key.symbol = hashable(traits.symbolKey)
                key.line = hashable(traits.lineKey)
            }
        case .bar, .rectangle, .point, .rule, .sector:
            // Neighbors of a kind are a group, so that the order of statements is the order of drawing.
            if let place = all.indices.last, all[place].kind == mark.kind {
                all[place].indices.append(index)
            } else {
                all.append(Group(kind: mark.kind, indices: [index]))
            }
            return
        }
        if let last, last.key == key {
            all[last.place].indices.append(index)
            return
        }
        let place: Int
        if let known = places[key] {
            place = known
            all[place].indices.append(index)
        } else {
            place = all.count
            places[key] = place
            all.append(Group(kind: mark.kind, indices: [index]))
        }
        last = (key, place)
    }
}
