import EspalierChartLayout
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The area of a plot in which the page shows values at the pointer, or reports the selected ones.
@MainActor
struct PlotTips {
    private let plan: ChartPlan
    private let x: AxisScale
    private let y: AxisScale
    private let size: CGSize
    private let context: ShapeStyleContext
    /// Whether the plot is drawn from right to left.
    private let isMirrored: Bool

    /// About the number of bytes of the texts at the pointer; half of it for many marks, whose path takes more.
    private static let byteLimit = 1024
    /// The number of marks whose texts are written.
    private static let markLimit = 300

    init(_ plan: ChartPlan, _ x: AxisScale, _ y: AxisScale, size: CGSize, isDark: Bool, isMirrored: Bool) {
        self.isMirrored = isMirrored
        self.plan = plan
        self.x = x
        self.y = y
        self.size = size
        context = ShapeStyleContext(isDark: isDark)
    }

    /// The selection that the author binds; nil without one.
    var selection: ChartSelection? {
        plan.settings.angleSelection ?? plan.settings.x.selection ?? plan.settings.y.selection
    }

    /// The area; nil for a chart that shows nothing at the pointer.
    ///
    /// - Parameters:
    ///   - sectors: The sectors of the chart, with the shape of the first one.
    ///   - scrolls: Whether the chart scrolls horizontally.
    func plot(_ sectors: (ChartSectors, ChartSectorShape)?, scrolls: Bool) -> DisplayPlot? {
        let settings = plan.settings
        if let (sectors, shape) = sectors { return plot(sectors, shape) }
        guard settings.gesture == nil else { return nil }
        let isVertical = settings.y.selection != nil && settings.x.selection == nil
        if let selection {
            let positions =
                isVertical || settings.x.selection == nil
                ? samples(.vertical, hasTexts: false)
                : samples(.horizontal, hasTexts: false)
            return DisplayPlot(
                isVertical ? .y : .x, samples: positions.samples, showsRule: !selection.isRange, scrolls: scrolls,
                reports: !selection.isRange, selectsRanges: selection.isRange, limit: 4 * Self.byteLimit)
        }
        guard settings.overlays.isEmpty else { return nil }
        let bars = plan.model.marks.first { $0.kind == .bar }
        let isHorizontal = bars.map { plan.model.collector.valueAxis(of: $0) == .horizontal } ?? false
        let (series, samples) = samples(isHorizontal ? .vertical : .horizontal, hasTexts: true)
        guard !samples.isEmpty else { return nil }
        return DisplayPlot(
            isHorizontal ? .y : .x, series: series, samples: samples, showsRule: bars == nil, scrolls: scrolls,
            limit: plan.model.marks.count > Self.markLimit ? Self.byteLimit / 2 : Self.byteLimit)
    }

    private func plot(_ sectors: ChartSectors, _ shape: ChartSectorShape) -> DisplayPlot? {
        let marks = plan.model.marks.filter { $0.kind == .sector }
        guard sectors.total > 0, marks.count == sectors.count, shape.outerRadius > 0 else { return nil }
        var samples: [DisplayPlot.Sample] = []
        for (index, mark) in marks.enumerated() {
            guard let angles = sectors.angles(index) else { continue }
            samples.append(
                DisplayPlot.Sample(
                    (isMirrored ? 2 * .pi - angles.start : angles.end) * 180 / .pi, title: name(of: mark.color),
                    values: [PlotText.number(mark.angle)]))
        }
        return DisplayPlot(
            .angle(center: shape.center, radii: shape.innerRadius...shape.outerRadius),
            series: [DisplayPlot.Series(name: "")], samples: samples, showsRule: false,
            reports: plan.settings.angleSelection != nil, limit: 4 * Self.byteLimit)
    }

    // MARK: Samples

    private func samples(
        _ axis: Axis, hasTexts: Bool
    ) -> (series: [DisplayPlot.Series], samples: [DisplayPlot.Sample]) {
        let marks = plan.model.marks
        let step = max(1, marks.count / Self.markLimit)
        let isHorizontal = axis == .horizontal
        let scale = isHorizontal ? x : y
        var series: [Double: Int] = [:]
        var list: [DisplayPlot.Series] = []
        var values: [Double: [Int: String]] = [:]
        var order: [Double] = []
        for index in stride(from: 0, to: marks.count, by: step) {
            let mark = marks[index]
            guard mark.kind != .rule, mark.kind != .rectangle, mark.kind != .sector else { continue }
            let place = isHorizontal ? mark.x : mark.y
            guard place.hasValues, place.middle.isFinite else { continue }
            let key = place.middle
            if values[key] == nil {
                values[key] = [:]
                order.append(key)
            }
            guard hasTexts else { continue }
            let color = mark.color.isNaN ? (mark.series.isNaN ? -1 : -2 - mark.series) : mark.color
            var number = series[color]
            if number == nil {
                number = list.count
                series[color] = list.count
                list.append(
                    DisplayPlot.Series(
                        name: color >= 0 ? name(of: color) : "", color: self.color(of: mark)))
            }
            let text = PlotText.value(of: mark, isHorizontal ? plan.model.collector.y : plan.model.collector.x, axis)
            if let number, values[key]?[number] == nil { values[key]?[number] = text }
        }
        let dimension = isHorizontal ? plan.model.collector.x : plan.model.collector.y
        let samples = order.compactMap { key -> DisplayPlot.Sample? in
            var position = scale.position(key)
            guard position.isFinite else { return nil }
            if isHorizontal { position = mirrored(position) }
            guard hasTexts else { return DisplayPlot.Sample(position) }
            return DisplayPlot.Sample(
                position, title: PlotText.place(key, dimension),
                values: list.indices.map { values[key]?[$0] ?? "" })
        }
        return (list, samples)
    }

    private func mirrored(_ position: CGFloat) -> CGFloat { isMirrored ? size.width - position : position }

    private func name(of color: Double) -> String {
        if case .category(let name)? = plan.model.collector.color.primitive(color) { name } else { "" }
    }

    private func color(of mark: Mark) -> DisplayColor? {
        (plan.styles.style(of: mark).style as? Color)?.resolved(in: context)
    }

    // MARK: Reports

    /// Tells the author's binding of the position of the pointer; nil when it has left.
    func select(_ point: CGPoint?, sectors: ChartSectors?) {
        guard let selection else { return }
        guard let place = point else { return selection.select(nil) }
        let point = CGPoint(x: mirrored(place.x), y: place.y)
        if plan.settings.angleSelection != nil {
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let value = sectors?.value(at: point, center: center)
            return selection.select(value.map { (.number($0), .number($0)) })
        }
        let isX = plan.settings.x.selection != nil
        let value = (isX ? x : y).value(at: isX ? point.x : point.y)
        selection.select(value.map { ($0, $0) })
    }

    /// Tells the author's binding of the selected positions; nil for none.
    func select(_ range: ClosedRange<CGFloat>?) {
        guard let selection else { return }
        let isX = plan.settings.x.selection != nil
        let scale = isX ? x : y
        guard let range,
            let first = scale.value(at: isX ? mirrored(range.lowerBound) : range.lowerBound),
            let last = scale.value(at: isX ? mirrored(range.upperBound) : range.upperBound)
        else { return selection.select(nil) }
        selection.select((first, last))
    }
}

/// The texts of a mark's values, in the locale of the page.
enum PlotText {
    static func number(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...2)))
    }

    /// The text of a number of a dimension.
    static func place(_ number: Double, _ dimension: Dimension) -> String {
        switch dimension.primitive(number) {
        case .number(let number): self.number(number)
        case .date(let seconds): date(seconds, dimension.unit)
        case .category(let name): name
        case nil: ""
        }
    }

    private static func date(_ seconds: Double, _ unit: Calendar.Component?) -> String {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return switch unit {
        case .year, .yearForWeekOfYear: date.formatted(.dateTime.year())
        case .month, .quarter: date.formatted(.dateTime.month(.abbreviated).year())
        case .hour, .minute, .second: date.formatted(.dateTime.month(.abbreviated).day().hour().minute())
        default: date.formatted(.dateTime.year().month(.abbreviated).day())
        }
    }

    /// The text of a mark's values along an axis: the length of a stacked bar, or both ends of a range.
    static func value(of mark: Mark, _ dimension: Dimension, _ place: Axis) -> String {
        let extent = place == .horizontal ? mark.y : mark.x
        switch extent.form {
        case .value, .bin: return self.place(extent.middle, dimension)
        case .range where dimension.kind == .number:
            let isStacked = mark.kind == .bar || mark.kind == .area
            return isStacked && !mark.hasOwnRange
                ? number(extent.upper - extent.lower) : "\(number(extent.lower)) – \(number(extent.upper))"
        case .range: return "\(self.place(extent.lower, dimension)) – \(self.place(extent.upper, dimension))"
        case .whole, .points: return ""
        }
    }
}
