import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension PlotBuilder {
    /// Rules: lines across the plot, or between two values.
    mutating func appendRules(_ indices: [Int]) {
        for index in indices {
            let mark = model.marks[index]
            guard mark.x.isFinite, mark.y.isFinite, let (start, end) = ends(ofRule: mark) else { continue }
            var shape = PlotShape(form: .segments, points: [start, end])
            let follows = followsSelection(mark, start, end)
            var frame = CGRect(origin: .zero, size: size)
            if follows {
                // The page finds the position of the rule in its frame.
                frame = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y).standardized
                    .insetBy(dx: start.x == end.x ? -0.5 : 0, dy: start.x == end.x ? 0 : -0.5)
                shape.origin = frame.origin
            }
            append(
                .stroke(
                    shape,
                    mark.traits.line == nil && mark.traits.lineKey.isNaN
                        ? StrokeStyle(lineWidth: 1) : styles.line(of: mark.traits, width: 1)),
                frame: frame, style: styles.style(of: mark), of: mark,
                id: PlotItemID(mark.kind.rawValue, color: mark.color, series: Double(index)))
            items[items.count - 1].followsSelection = follows
            annotate(
                mark,
                at: CGRect(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                    height: abs(end.y - start.y)), followsSelection: follows)
        }
    }

    /// Whether a rule stands at the selected value, which then is the likely reason for its place.
    private func followsSelection(_ mark: Mark, _ start: CGPoint, _ end: CGPoint) -> Bool {
        guard let selection else { return false }
        let isUpright = selection.axis == .horizontal
        guard (isUpright ? mark.x : mark.y).hasValues, isUpright ? start.x == end.x : start.y == end.y else {
            return false
        }
        return abs((isUpright ? start.x : start.y) - selection.position) < 0.75
    }

    private func ends(ofRule mark: Mark) -> (CGPoint, CGPoint)? {
        let traits = mark.traits
        let isVertical = mark.x.form != .range && mark.y.form != .value && mark.y.form != .bin
        guard let along = isVertical ? span(mark.y, y, size.height) : span(mark.x, x, size.width) else { return nil }
        let across = isVertical ? middle(of: mark.x, x, size.width) : middle(of: mark.y, y, size.height)
        guard across.isFinite else { return nil }
        if isVertical {
            return (
                CGPoint(x: across + traits.offsetX.start, y: along.start + traits.offsetY.start),
                CGPoint(x: across + traits.offsetX.end, y: along.end + traits.offsetY.end)
            )
        }
        return (
            CGPoint(x: along.start + traits.offsetX.start, y: across + traits.offsetY.start),
            CGPoint(x: along.end + traits.offsetX.end, y: across + traits.offsetY.end)
        )
    }

    private func middle(of extent: MarkExtent, _ scale: AxisScale, _ length: CGFloat) -> CGFloat {
        switch extent.form {
        case .whole: length / 2
        case .points: extent.middle
        case .value, .bin, .range: scale.position(extent.middle)
        }
    }

    private func span(
        _ extent: MarkExtent, _ scale: AxisScale, _ length: CGFloat
    ) -> (start: CGFloat, end: CGFloat)? {
        switch extent.form {
        case .range, .bin:
            var start = scale.position(extent.lower)
            var end = scale.position(extent.upper)
            // A rule across categories covers their bands.
            if scale.kind == .category, start.isFinite, end.isFinite {
                let half = scale.scale.step / 2
                start += start <= end ? -half : half
                end += start <= end ? half : -half
            }
            return start.isFinite && end.isFinite ? (start, end) : nil
        case .points:
            return (
                extent.lower.isNaN ? 0 : CGFloat(extent.lower), extent.upper.isNaN ? length : CGFloat(extent.upper)
            )
        case .whole, .value: return (0, length)
        }
    }

    // MARK: Sectors

    /// The sectors of a pie or a ring in the middle of the plot.
    mutating func appendSectors(_ indices: [Int]) {
        let sectors = ChartSectors(indices.map { model.marks[$0].angle })
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        for (number, index) in indices.enumerated() {
            guard let angles = sectors.angles(number), angles.end > angles.start else { continue }
            let mark = model.marks[index]
            let traits = mark.traits
            let shape = ChartSectorShape(
                center: center, radius: min(size.width, size.height) / 2, inner: traits.innerRadius.barWidth,
                outer: traits.outerRadius.barWidth, inset: traits.angularInset ?? 0,
                cornerRadius: traits.cornerRadii?.topLeading ?? 0)
            if self.sectors == nil { self.sectors = (sectors, shape) }
            append(
                PlotShape(form: .sector(shape), points: [CGPoint(x: angles.start, y: angles.end)]),
                style: styles.style(of: mark), of: mark,
                id: PlotItemID(mark.kind.rawValue, color: mark.color))
            let middle = (angles.start + angles.end) / 2 - .pi / 2
            let radius = (shape.innerRadius + shape.outerRadius) / 2
            annotate(
                mark,
                at: CGRect(x: center.x + cos(middle) * radius, y: center.y + sin(middle) * radius, width: 0, height: 0))
        }
    }
}
