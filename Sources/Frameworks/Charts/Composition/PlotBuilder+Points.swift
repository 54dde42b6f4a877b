import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension PlotBuilder {
    private struct SymbolKey: Hashable {
        var color: Double
        var symbol: Double
        var area: CGFloat
        var shape: ChartSymbol?
        var details: ObjectIdentifier?
    }

    private struct SymbolGroup {
        let mark: Mark
        let choice: SymbolChoice
        let area: CGFloat
        var points: [CGPoint] = []
    }

    /// More dots of a style than this are lines through neighbors.
    private static let dotLimit = 1000

    /// The symbols of points: a path for all of one style.
    mutating func appendPoints(_ indices: [Int]) {
        var groups: [SymbolKey: SymbolGroup] = [:]
        var order: [SymbolKey] = []
        for index in indices {
            let mark = model.marks[index]
            guard mark.x.isFinite, mark.y.isFinite else { continue }
            let point = point(of: mark)
            guard point.x.isFinite, point.y.isFinite else { continue }
            let traits = mark.details?.traits
            let area = traits.map { styles.symbolArea(of: $0) } ?? 64
            let shape = traits?.symbol?.basic
            let isShared = traits.map { $0.isPlainSymbol && ($0.symbol == nil || shape != nil) } ?? true
            let key = SymbolKey(
                color: mark.color.isNaN ? -1 : Double(styles.group(ofColor: mark.color)),
                symbol: traits.map { $0.symbolKey.isNaN ? -1 : $0.symbolKey } ?? -1, area: area,
                shape: shape, details: isShared ? nil : mark.details.map { ObjectIdentifier($0) })
            if groups[key] == nil {
                order.append(key)
                groups[key] = SymbolGroup(mark: mark, choice: symbol(of: traits), area: area)
            }
            groups[key]?.points.append(point)
            if mark.kind == .point {
                let radius = area.squareRoot() / 2
                annotate(
                    mark, at: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
            }
        }
        for key in order { if let group = groups[key] { append(group) } }
    }

    private func symbol(of traits: MarkTraits?) -> SymbolChoice {
        if let symbol = traits?.symbol { return symbol }
        if let key = traits?.symbolKey, !key.isNaN { return styles.symbol(ofKey: key) }
        return .shape(BasicChartSymbolShape(symbol: .circle))
    }

    private mutating func append(_ group: SymbolGroup) {
        let style = styles.style(of: group.mark)
        let id = PlotItemID(
            120, place: Double(group.points.count), color: group.mark.color,
            series: group.mark.details?.traits.symbolKey ?? .nan)
        switch group.choice.revealed {
        case .shape(let shape as BasicChartSymbolShape): append(shape.symbol, group, style, id)
        case .shape(is Circle): append(.circle, group, style, id)
        case .shape(is Rectangle): append(.square, group, style, id)
        case .shape(let shape):
            let side = group.area.squareRoot()
            let outline = AnyShape(shape)
            for point in group.points {
                append(
                    .view(AnyView(outline.fill(style))),
                    frame: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side),
                    style: style, of: group.mark, id: id)
            }
        case .view(let view):
            for point in group.points {
                append(.view(view), frame: CGRect(origin: point, size: .zero), style: style, of: group.mark, id: id)
                items[items.count - 1].annotation = ChartAnnotation(
                    position: .overlay, spacing: 0, overflowX: .disabled, overflowY: .disabled)
            }
        }
    }

    private mutating func append(_ symbol: ChartSymbol, _ group: SymbolGroup, _ style: AnyShapeStyle, _ id: PlotItemID)
    {
        if symbol == .circle {
            let width = symbol.dotWidth(area: group.area * .pi / 4)
            let line = StrokeStyle(lineWidth: width, lineCap: .round)
            var shape = PlotShape(form: .dots, points: group.points)
            // The dots of many points cover each other.
            if group.points.count > Self.dotLimit {
                shape = PlotShape(form: .segments, points: ChartDecimation.strips(of: group.points, width: width))
            }
            append(shape, line: line, style: style, of: group.mark, id: id)
        } else {
            append(
                PlotShape(form: .symbols(symbol, area: group.area), points: group.points), style: style,
                of: group.mark, id: id)
        }
    }
}

extension MarkTraits {
    /// Whether a symbol with the attributes can be a part of a path with others.
    fileprivate var isPlainSymbol: Bool {
        style == nil && opacity == nil && effects.isEmpty && zIndex == 0
            && layers.isEmpty
            && accessibility.identifier == nil
    }
}

extension SymbolChoice {
    /// The symbol with its own type.
    fileprivate var revealed: SymbolChoice {
        if case .shape(let shape as AnyChartSymbolShape) = self { .shape(shape.shape) } else { self }
    }

    /// The symbol, if it is one that charts have by themselves.
    fileprivate var basic: ChartSymbol? {
        switch revealed {
        case .shape(let shape as BasicChartSymbolShape): shape.symbol
        case .shape(is Circle): .circle
        case .shape(is Rectangle): .square
        case .shape, .view: nil
        }
    }
}
