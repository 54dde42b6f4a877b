import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension PlotBuilder {
    /// Bars and rectangles: a box for each, or one path for many of a style.
    mutating func appendBars(_ indices: [Int]) {
        var paths: [Int: BarPath] = [:]
        var order: [Int] = []
        let ends = indices.count > Self.boxLimit ? [:] : stackEnds(of: indices)
        for index in indices {
            let mark = model.marks[index]
            guard mark.x.isFinite, mark.y.isFinite, let frame = frame(ofBar: mark) else { continue }
            let axis = model.collector.valueAxis(of: mark)
            let id = PlotItemID(
                mark.kind.rawValue, place: axis == .horizontal ? mark.y.lower : mark.x.lower, color: mark.color,
                series: mark.details?.traits.position?.key ?? (axis == nil ? mark.y.lower : .nan))
            if indices.count > Self.boxLimit, mark.details?.traits.isPlain ?? true {
                let key = mark.color.isNaN ? -1 : Int(truncatingIfNeeded: styles.group(ofColor: mark.color))
                if paths[key] == nil {
                    order.append(key)
                    paths[key] = BarPath(mark: mark)
                }
                paths[key]?.corners.append(frame.origin)
                paths[key]?.corners.append(CGPoint(x: frame.maxX, y: frame.maxY))
            } else {
                appendBox(mark, frame, ends[index], id)
            }
            annotate(mark, at: frame, isHorizontal: axis == .horizontal)
        }
        for key in order {
            guard let path = paths[key] else { continue }
            append(
                PlotShape(form: .rectangles, points: path.corners), style: styles.style(of: path.mark),
                of: path.mark, id: PlotItemID(100, place: Double(path.corners.count), color: Double(key)))
        }
    }

    private struct BarPath {
        let mark: Mark
        var corners: [CGPoint] = []
    }

    private mutating func appendBox(_ mark: Mark, _ frame: CGRect, _ end: StackEnd?, _ id: PlotItemID) {
        let style = styles.style(of: mark)
        if mark.traits.alignsStyles {
            append(
                PlotShape(
                    form: .rectangles,
                    points: [frame.origin, CGPoint(x: frame.maxX, y: frame.maxY)]), style: style, of: mark, id: id)
            return
        }
        append(
            .box(radii: radii(of: mark, frame, end), mark.traits.cornerStyle), frame: frame, style: style, of: mark,
            id: id)
    }

    // MARK: Corners

    /// The place of a bar in its stack.
    enum StackEnd { case only, first, last, inner }

    /// The bars at the ends of stacks.
    private func stackEnds(of indices: [Int]) -> [Int: StackEnd] {
        var stacks: [PlotItemID: [Int]] = [:]
        for index in indices {
            let mark = model.marks[index]
            guard mark.kind == .bar, let axis = model.collector.valueAxis(of: mark) else { continue }
            let extent = axis == .vertical ? mark.y : mark.x
            guard extent.form == .range, extent.lower != extent.upper else { continue }
            let place = axis == .vertical ? mark.x.lower : mark.y.lower
            let id = PlotItemID(
                extent.upper < extent.lower ? 1 : 0, place: place, series: mark.details?.traits.position?.key ?? .nan)
            stacks[id, default: []].append(index)
        }
        var ends: [Int: StackEnd] = [:]
        for stack in stacks.values {
            for (number, index) in stack.enumerated() {
                ends[index] =
                    stack.count == 1 ? .only : number == 0 ? .first : number == stack.count - 1 ? .last : .inner
            }
        }
        return ends
    }

    /// The corners of a bar. By itself, the end of a stack is slightly rounded.
    private func radii(of mark: Mark, _ frame: CGRect, _ end: StackEnd?) -> RectangleCornerRadii {
        let limit = min(frame.width, frame.height) / 2
        if let own = mark.traits.cornerRadii {
            return RectangleCornerRadii(
                topLeading: min(own.topLeading, limit), bottomLeading: min(own.bottomLeading, limit),
                bottomTrailing: min(own.bottomTrailing, limit), topTrailing: min(own.topTrailing, limit))
        }
        guard mark.kind == .bar, let end else { return RectangleCornerRadii() }
        let axis = model.collector.valueAxis(of: mark)
        let breadth = axis == .horizontal ? frame.height : frame.width
        let radius = min(4, breadth * 0.2, limit).rounded(.down)
        switch end {
        case .only: return RectangleCornerRadii(all: radius)
        case .inner, .first: return RectangleCornerRadii()
        case .last:
            let extent = axis == .horizontal ? mark.x : mark.y
            let isNegative = extent.upper < extent.lower
            if axis == .horizontal {
                return isNegative
                    ? RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
                    : RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius)
            }
            return isNegative
                ? RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius)
                : RectangleCornerRadii(topLeading: radius, topTrailing: radius)
        }
    }

    // MARK: Frames

    /// The frame of a bar or a rectangle; nil if it has no place in the plot.
    func frame(ofBar mark: Mark) -> CGRect? {
        let axis = mark.kind == .bar ? model.collector.valueAxis(of: mark) : nil
        let traits = mark.traits
        guard
            let horizontal = span(
                mark, mark.x, x, size.width, traits.width, isPlace: axis == .vertical, axis: .horizontal),
            let vertical = span(
                mark, mark.y, y, size.height, traits.height, isPlace: axis == .horizontal, axis: .vertical)
        else { return nil }
        let left = min(horizontal.lower + traits.offsetX.start, horizontal.upper + traits.offsetX.end)
        let right = max(horizontal.lower + traits.offsetX.start, horizontal.upper + traits.offsetX.end)
        let top = min(vertical.lower + traits.offsetY.start, vertical.upper + traits.offsetY.end)
        let bottom = max(vertical.lower + traits.offsetY.start, vertical.upper + traits.offsetY.end)
        guard right.isFinite, bottom.isFinite, left.isFinite, top.isFinite else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func span(
        _ mark: Mark, _ extent: MarkExtent, _ scale: AxisScale, _ length: CGFloat, _ dimension: MarkDimension,
        isPlace: Bool, axis: Axis
    ) -> ChartBand? {
        switch extent.form {
        case .whole:
            return ChartBand(0, length).sized(dimension, automatic: length)
        case .points:
            let start = extent.lower.isNaN ? 0 : CGFloat(extent.lower)
            let end = extent.upper.isNaN ? length : CGFloat(extent.upper)
            return ChartBand(start, end)
        case .range:
            let band = ChartBand(scale.position(extent.lower), scale.position(extent.upper))
            if band.length.isFinite { return band }
            // Zero has no position on a logarithmic scale: a bar begins at the end of the axis.
            let (first, last) = (scale.position(extent.lower), scale.position(extent.upper))
            let present = first.isFinite ? first : last
            return present.isFinite ? ChartBand(present, scale.base) : nil
        case .value, .bin: break
        }
        guard let band = scale.band(of: extent) else {
            let middle = scale.position(extent.middle)
            guard middle.isFinite else { return nil }
            if mark.kind == .rectangle, dimension.storage == .automatic { return ChartBand(middle - 4, middle + 4) }
            let half = dimension.barWidth.length(in: nil) / 2
            return ChartBand(middle - half, middle + half)
        }
        if let position = mark.details?.traits.position, position.isAlong(axis, isPlace: isPlace) {
            return grouped(position, in: band, dimension)
        }
        return band.sized(dimension, automatic: automaticLength(mark, extent, band))
    }

    /// The length of a bar in a band: all of a rectangle's, nearly all of a bin's, and 70 % of a category's or of a unit of the calendar.
    private func automaticLength(_ mark: Mark, _ extent: MarkExtent, _ band: ChartBand) -> CGFloat {
        if mark.kind == .rectangle { return band.length }
        if extent.form == .bin, x.kind == .number || y.kind == .number, !isDate(mark, extent) {
            return max(band.length - 1, band.length * 0.8)
        }
        return ChartBarWidth.automatic.length(in: band.length)
    }

    private func isDate(_ mark: Mark, _ extent: MarkExtent) -> Bool {
        mark.x.form == .bin && x.kind == .date || mark.y.form == .bin && y.kind == .date
    }

    private func grouped(_ position: MarkPosition, in band: ChartBand, _ dimension: MarkDimension) -> ChartBand? {
        let count = model.collector.position.categories.count
        guard count > 0, position.key >= 0, Int(position.key) < count else {
            return band.sized(dimension, automatic: ChartBarWidth.automatic.length(in: band.length))
        }
        let piece = band.grouped(count, span: position.span.barWidth)[Int(position.key)]
        return piece.sized(dimension, automatic: piece.length * 0.9)
    }
}

extension MarkPosition {
    /// Whether marks stand beside each other along an axis.
    func isAlong(_ axis: Axis, isPlace: Bool) -> Bool { self.axis.map { $0 == axis } ?? isPlace }
}

extension ChartBand {
    /// The band of a mark in the middle of this one.
    func sized(_ dimension: MarkDimension, automatic: CGFloat) -> ChartBand {
        let half = dimension.length(in: length, automatic: automatic) / 2
        return ChartBand(middle - half, middle + half)
    }
}

extension MarkDimension {
    var barWidth: ChartBarWidth {
        switch storage {
        case .automatic: .automatic
        case .inset(let inset): .inset(inset)
        case .ratio(let ratio): .ratio(ratio)
        case .fixed(let value): .fixed(value)
        }
    }
}

extension RectangleCornerRadii {
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

extension MarkTraits {
    /// Whether a mark with the attributes can be a part of a path with others.
    var isPlain: Bool {
        style == nil && opacity == nil && cornerRadii == nil && effects.isEmpty && zIndex == 0 && !alignsStyles
            && layers.isEmpty
            && accessibility.identifier == nil
    }
}

extension PlotStyles {
    /// A number for marks with the same color.
    func group(ofColor number: Double) -> Int {
        guard collector.color.kind != .category else { return Int(number) }
        guard let (lower, upper) = colorBounds, upper > lower else { return 0 }
        return Int((min(max((number - lower) / (upper - lower), 0), 1) * 63).rounded())
    }
}
