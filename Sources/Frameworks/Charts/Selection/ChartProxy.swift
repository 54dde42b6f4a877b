import EspalierChartLayout
public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// The scales of a plot of a size.
final class ChartGeometry {
    let model: ChartModel
    let styles: PlotStyles
    let x: AxisScale
    let y: AxisScale
    let size: CGSize
    let sectors: ChartSectors?
    /// Whether the plot is drawn from right to left. Positions of views are not mirrored.
    let isMirrored: Bool

    @MainActor
    init(
        _ plan: ChartPlan, x: AxisScale, y: AxisScale, size: CGSize, sectors: ChartSectors?, isMirrored: Bool
    ) {
        self.isMirrored = isMirrored
        model = plan.model
        styles = plan.styles
        self.x = x
        self.y = y
        self.size = size
        self.sectors = sectors
    }
}

extension ChartGeometry {
    /// The distance from the other edge, in a plot from right to left.
    func mirrored(_ position: CGFloat) -> CGFloat { isMirrored ? size.width - position : position }
}

/// The plot of a chart, for views that lie around it.
struct PlotBounds {
    let anchor: Anchor<CGRect>
    let geometry: ChartGeometry
}

struct PlotBoundsKey: PreferenceKey {
    static var defaultValue: PlotBounds? { nil }
    static func reduce(value: inout PlotBounds?, nextValue: () -> PlotBounds?) { value = nextValue() ?? value }
}

/// Converts between the values of a chart and positions in its plot.
public struct ChartProxy {
    let bounds: PlotBounds

    private var geometry: ChartGeometry { bounds.geometry }

    /// The size of the plot, in points.
    public var plotSize: CGSize { geometry.size }

    /// The size of the plot, in points.
    public var plotAreaSize: CGSize { geometry.size }

    /// The frame of the plot, which a `GeometryProxy` converts to its coordinates.
    public var plotFrame: Anchor<CGRect>? { bounds.anchor }

    /// The frame of the plot, which a `GeometryProxy` converts to its coordinates.
    public var plotAreaFrame: Anchor<CGRect> { bounds.anchor }

    /// The frame of the whole chart's plot, which a `GeometryProxy` converts to its coordinates.
    public var plotContainerFrame: Anchor<CGRect>? { bounds.anchor }

    // MARK: Positions

    /// The horizontal position of a value in the plot, in points; nil if the axis has no place for it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        geometry.x.position(of: value.plotted).map(geometry.mirrored)
    }

    /// The vertical position of a value in the plot, in points; nil if the axis has no place for it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.position(of: value.plotted) }

    /// The position of two values in the plot, in points; nil if an axis has no place for one.
    public func position<PX: Plottable, PY: Plottable>(for value: (x: PX, y: PY)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal positions of the band of a value in the plot; nil for a value without one.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(of: value.plotted, in: geometry.x).map { range in
            let ends = (geometry.mirrored(range.lowerBound), geometry.mirrored(range.upperBound))
            return min(ends.0, ends.1)...max(ends.0, ends.1)
        }
    }

    /// The vertical positions of the band of a value in the plot; nil for a value without one.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(of: value.plotted, in: geometry.y)
    }

    private func range(of value: _PlottedPrimitive, in scale: AxisScale) -> ClosedRange<CGFloat>? {
        if case .category(let name) = value { return scale.scale.band(of: name).map { $0.lower...$0.upper } }
        return scale.position(of: value).map { $0...$0 }
    }

    // MARK: Values

    /// The value at a horizontal position in the plot; nil for a value of another type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.x.value(at: geometry.mirrored(position)).flatMap { P(plotted: $0) }
    }

    /// The value at a vertical position in the plot; nil for a value of another type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.y.value(at: position).flatMap { P(plotted: $0) }
    }

    /// The values at a position in the plot; nil for values of other types.
    public func value<PX: Plottable, PY: Plottable>(
        at position: CGPoint, as type: (PX, PY).Type = (PX, PY).self
    ) -> (PX, PY)? {
        guard let x = value(atX: position.x, as: PX.self), let y = value(atY: position.y, as: PY.self) else {
            return nil
        }
        return (x, y)
    }

    /// The value at an angle of a pie, clockwise from the top; nil for a chart without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard let sectors = geometry.sectors, sectors.total > 0 else { return nil }
        var turns = angle.degrees / 360
        turns -= turns.rounded(.down)
        return P(plotted: .number(turns * sectors.total))
    }

    /// The angle of a point of the plot around its middle, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        .radians(Double(atan2(position.x - geometry.size.width / 2, geometry.size.height / 2 - position.y)))
    }

    // MARK: Selection

    /// Selects the horizontal value at a position in the plot, as of `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) {
        let value = geometry.x.value(at: geometry.mirrored(position))
        geometry.styles.settings.x.selection?.select(value.map { ($0, $0) })
    }

    /// Selects the vertical value at a position in the plot, as of `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) {
        let value = geometry.y.value(at: position)
        geometry.styles.settings.y.selection?.select(value.map { ($0, $0) })
    }

    /// Selects the horizontal values between two positions in the plot, as of `chartXSelection(range:)`.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let first = geometry.x.value(at: geometry.mirrored(from)),
            let last = geometry.x.value(at: geometry.mirrored(to))
        else { return }
        geometry.styles.settings.x.selection?.select((first, last))
    }

    /// Selects the vertical values between two positions in the plot, as of `chartYSelection(range:)`.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        guard let first = geometry.y.value(at: from), let last = geometry.y.value(at: to) else { return }
        geometry.styles.settings.y.selection?.select((first, last))
    }

    /// Selects the value at an angle of a pie, as of `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        guard let value: Double = value(atAngle: angle) else { return }
        geometry.styles.settings.angleSelection?.select((.number(value), .number(value)))
    }

    // MARK: Domains

    /// The ends of the horizontal axis, or its categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: geometry.x) }

    /// The ends of the vertical axis, or its categories.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: geometry.y) }

    private func domain<P: Plottable>(of scale: AxisScale) -> [P] {
        switch scale.scale.domain {
        case .numbers(let first, let last): [first, last].compactMap { P(plotted: .number($0)) }
        case .dates(let first, let last): [first, last].compactMap { P(plotted: $0.plotted) }
        case .categories(let names): names.compactMap { P(plotted: .category($0)) }
        }
    }

    // MARK: Styles

    /// The style of a value; nil if the chart has no style for it.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        geometry.model.collector.color.known(value.plotted).map { geometry.styles.style(ofColor: $0) }
    }

    /// The symbol of a value; nil if the chart has no symbol for it.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        guard let key = geometry.model.collector.symbol.known(value.plotted),
            case .shape(let shape) = geometry.styles.symbol(ofKey: key)
        else { return nil }
        return AnyChartSymbolShape(shape)
    }

    /// The area of the symbol of a value, in square points; nil if the chart has no size for it.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        guard let key = geometry.model.collector.symbolSize.known(value.plotted) else { return nil }
        var traits = MarkTraits()
        traits.symbolSizeKey = key
        return geometry.styles.symbolArea(of: traits)
    }

    /// The line style of a value; nil if the chart has no style for it.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        guard let key = geometry.model.collector.line.known(value.plotted) else { return nil }
        var traits = MarkTraits()
        traits.lineKey = key
        return geometry.styles.line(of: traits, width: 2)
    }
}
