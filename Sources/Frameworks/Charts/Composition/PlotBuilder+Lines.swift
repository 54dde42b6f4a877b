import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension PlotBuilder {
    /// The position of a mark's values.
    func point(of mark: Mark) -> CGPoint {
        let traits = mark.details?.traits
        return CGPoint(
            x: coordinate(mark.x, x, size.width, of: traits?.position, .horizontal) + (traits?.offsetX.start ?? 0),
            y: coordinate(mark.y, y, size.height, of: traits?.position, .vertical) + (traits?.offsetY.start ?? 0))
    }

    private func coordinate(
        _ extent: MarkExtent, _ scale: AxisScale, _ length: CGFloat, of position: MarkPosition?, _ axis: Axis
    ) -> CGFloat {
        switch extent.form {
        case .whole: return length / 2
        case .points: return extent.lower.isNaN ? length / 2 : CGFloat(extent.lower)
        case .value, .bin, .range:
            if let position, let band = scale.band(of: extent), extent.form != .range,
                position.isAlong(axis, isPlace: scale.kind == .category)
            {
                let count = model.collector.position.categories.count
                if position.key >= 0, Int(position.key) < count {
                    return band.grouped(count, span: position.span.barWidth)[Int(position.key)].middle
                }
            }
            return scale.position(extent.middle)
        }
    }

    /// The line of a series, with its symbols.
    mutating func appendLine(_ indices: [Int]) {
        guard let first = indices.first else { return }
        let mark = model.marks[first]
        let traits = mark.traits
        var points: [CGPoint] = []
        points.reserveCapacity(indices.count)
        if traits.offsetX == MarkOffset(), traits.offsetY == MarkOffset(), traits.position == nil {
            for index in indices {
                points.append(
                    CGPoint(x: x.position(model.marks[index].x.middle), y: y.position(model.marks[index].y.middle)))
            }
        } else {
            for index in indices { points.append(point(of: model.marks[index])) }
        }
        let curve = traits.interpolation?.curve ?? .linear
        // A short line keeps its points, so that it can become one of other values.
        let reduced =
            points.count > 200 ? ChartDecimation.reduced(points, along: curve) : (points: points, curve: curve)
        if let style = styleAlong(indices, points) {
            appendLine(through: reduced.points, reduced.curve, of: mark, style)
        } else {
            appendLine(through: reduced.points, reduced.curve, of: mark)
        }
        if traits.symbol != nil || !traits.symbolKey.isNaN { appendPoints(indices) }
        if indices.count <= 1000 {
            for (index, point) in zip(indices, points) {
                annotate(model.marks[index], at: CGRect(origin: point, size: .zero))
            }
        }
    }

    private mutating func appendLine(
        through points: [CGPoint], _ curve: ChartCurve, of mark: Mark, _ style: AnyShapeStyle? = nil
    ) {
        guard !points.isEmpty else { return }
        let shape = PlotShape(form: .line(curve), points: points)
        let line = styles.line(of: mark.traits, width: 2)
        let id = PlotItemID(
            mark.kind.rawValue, place: Double(points.count), color: mark.color, series: mark.series)
        if let style {
            // The colors stand at positions of the plot.
            append(.stroke(shape, line), frame: CGRect(origin: .zero, size: size), style: style, of: mark, id: id)
        } else {
            append(shape, line: line, style: styles.style(of: mark), of: mark, id: id)
        }
    }

    /// The area of a series.
    mutating func appendArea(_ indices: [Int]) {
        guard let first = indices.first else { return }
        let mark = model.marks[first]
        let isHorizontal = model.collector.valueAxis(of: mark) == .horizontal
        var upper: [CGPoint] = []
        var lower: [CGPoint] = []
        for index in indices {
            let mark = model.marks[index]
            let traits = mark.details?.traits
            let extent = isHorizontal ? mark.x : mark.y
            let scale = isHorizontal ? x : y
            let place = isHorizontal ? y.position(mark.y.middle) : x.position(mark.x.middle)
            var start = scale.position(extent.lower)
            if !start.isFinite { start = scale.base }
            let end = scale.position(extent.upper)
            if isHorizontal {
                upper.append(CGPoint(x: end + (traits?.offsetX.end ?? 0), y: place))
                lower.append(CGPoint(x: start + (traits?.offsetX.start ?? 0), y: place))
            } else {
                upper.append(CGPoint(x: place, y: end + (traits?.offsetY.end ?? 0)))
                lower.append(CGPoint(x: place, y: start + (traits?.offsetY.start ?? 0)))
            }
        }
        appendArea(upper, lower, of: mark)
        if indices.count <= 1000 {
            for (index, point) in zip(indices, upper) {
                annotate(model.marks[index], at: CGRect(origin: point, size: .zero))
            }
        }
    }

    private mutating func appendArea(_ upper: [CGPoint], _ lower: [CGPoint], of mark: Mark) {
        let curve = mark.traits.interpolation?.curve ?? .linear
        let edges =
            upper.count > 200
            ? ChartDecimation.reduced(from: lower, to: upper, along: curve) : (lower: lower, upper: upper, curve: curve)
        append(
            PlotShape(form: .area(edges.curve), points: edges.upper + edges.lower), style: styles.style(of: mark),
            of: mark,
            id: PlotItemID(mark.kind.rawValue, place: Double(edges.upper.count), color: mark.color, series: mark.series)
        )
    }

    // MARK: Functions

    /// A line or an area of a function, sampled at every second point of the plot's width.
    mutating func append(_ plot: FunctionPlot, _ number: Int) {
        var id = PlotItemID(150, series: Double(number))
        id.color = plot.mark.color.isNaN ? -1 : plot.mark.color
        let curve = plot.mark.traits.interpolation?.curve ?? .linear
        switch plot.function {
        case .height(let height):
            let points = samples(plot.domain).map { CGPoint(x: x.position($0), y: y.position(height($0))) }
            append(
                PlotShape(form: .line(curve), points: points), line: styles.line(of: plot.mark.traits, width: 2),
                style: styles.style(of: plot.mark), of: plot.mark, id: id)
        case .range(let range):
            let places = samples(plot.domain)
            let values = places.map(range)
            let upper = zip(places, values).map { CGPoint(x: x.position($0), y: y.position($1.yEnd)) }
            let lower = zip(places, values).map { CGPoint(x: x.position($0), y: y.position($1.yStart)) }
            append(
                PlotShape(form: .area(curve), points: upper + lower), style: styles.style(of: plot.mark),
                of: plot.mark, id: id)
        case .parametric(let point, let range):
            let count = 400
            let points = (0...count).map { step -> CGPoint in
                let parameter =
                    range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(count)
                let value = point(parameter)
                return CGPoint(x: x.position(value.x), y: y.position(value.y))
            }
            append(
                PlotShape(form: .line(curve), points: points), line: styles.line(of: plot.mark.traits, width: 2),
                style: styles.style(of: plot.mark), of: plot.mark, id: id)
        }
    }

    /// The values of x at which a function is drawn.
    private func samples(_ domain: ClosedRange<Double>?) -> [Double] {
        let visible = x.scale.domain.interval ?? 0...1
        let lower = max(domain?.lowerBound ?? visible.lowerBound, visible.lowerBound)
        let upper = min(domain?.upperBound ?? visible.upperBound, visible.upperBound)
        guard lower < upper else { return [] }
        let count = min(max(Int(size.width / 2), 2), 1000)
        return (0...count).map { lower + (upper - lower) * Double($0) / Double(count) }
    }
}

extension InterpolationMethod {
    var curve: ChartCurve {
        switch storage {
        case .linear: .linear
        case .monotone: .monotone
        case .stepStart: .stepStart
        case .stepCenter: .stepCenter
        case .stepEnd: .stepEnd
        case .cardinal(let tension): .cardinal(tension: tension)
        case .catmullRom(let alpha): .catmullRom(alpha: alpha)
        }
    }
}
