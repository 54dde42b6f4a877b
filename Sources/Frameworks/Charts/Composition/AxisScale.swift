import EspalierChartLayout
import EspalierViews
import Foundation

/// The positions of an axis's values, by the numbers that marks have for them.
struct AxisScale {
    let scale: ChartScale
    let kind: Dimension.Kind?
    /// The bands of the categories of the data; nil for those outside of the domain.
    private let bands: [ChartBand?]

    /// - Parameters:
    ///   - length: The length of the axis in points.
    ///   - isVertical: Whether values grow upwards.
    init(_ domain: ChartDomain, _ data: AxisData, length: CGFloat, isVertical: Bool) {
        // The first category stands at the top.
        let isUpward = isVertical && data.kind != .category
        var range = isUpward ? ChartRange(length, 0) : ChartRange(0, length)
        if let points = data.points {
            range =
                isUpward
                ? ChartRange(length - points.start, length - points.end) : ChartRange(points.start, points.end)
        }
        range.startPadding = data.startPadding
        range.endPadding = data.endPadding
        scale = ChartScale(domain, kind: data.scaleKind, range: range)
        kind = data.kind
        bands = data.kind == .category ? data.categories.map { [scale] in scale.band(of: $0) } : []
    }

    /// The position of a number of a mark; NaN if it has none.
    func position(_ number: Double) -> CGFloat {
        switch kind {
        case .number: return scale.position(of: number) ?? .nan
        case .date: return scale.position(of: Date(timeIntervalSinceReferenceDate: number)) ?? .nan
        case .category:
            guard number >= 0, Int(number) < bands.count else { return .nan }
            return bands[Int(number)]?.middle ?? .nan
        case nil: return .nan
        }
    }

    /// The position of a value; nil if it has none.
    func position(of value: _PlottedPrimitive) -> CGFloat? {
        switch value {
        case .number(let number): scale.position(of: number)
        case .date(let seconds): scale.position(of: Date(timeIntervalSinceReferenceDate: seconds))
        case .category(let name): scale.position(of: name)
        }
    }

    /// The band of a mark's values: that of its category, or its bin; nil for a number or a date without one.
    func band(of extent: MarkExtent) -> ChartBand? {
        switch extent.form {
        case .value:
            guard kind == .category, extent.lower >= 0, Int(extent.lower) < bands.count else { return nil }
            return bands[Int(extent.lower)]
        case .bin:
            let band = ChartBand(position(extent.lower), position(extent.upper))
            return band.length.isFinite ? band : nil
        case .whole: return ChartBand(scale.range.inner.start, scale.range.inner.end)
        case .range, .points: return nil
        }
    }

    /// The value at a position; nil if there is none.
    func value(at position: CGFloat) -> _PlottedPrimitive? {
        switch kind {
        case .number: scale.number(at: position).map { .number($0) }
        case .date: scale.date(at: position).map { .date($0.timeIntervalSinceReferenceDate) }
        case .category: scale.category(at: position).map { .category($0) }
        case nil: nil
        }
    }

    /// The position at which bars and areas begin: that of zero, or the end of the domain nearest to it.
    var base: CGFloat {
        let (start, end) = scale.range.inner
        guard let interval = scale.domain.interval,
            let zero = scale.position(of: min(max(0, interval.lowerBound), interval.upperBound))
        else { return start }
        return min(max(zero, min(start, end)), max(start, end))
    }
}
