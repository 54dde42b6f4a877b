import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The scrolling of a plot along an axis.
struct ChartScrolling {
    let axis: Axis
    let window: ChartScrollWindow
    private let domain: ChartDomain
    /// Whether values grow toward the start of the content, as numbers do upwards.
    private var isReversed: Bool
    /// Whether the plot is drawn from right to left. Offsets count from the left.
    private var isMirrored = false

    /// - Parameters:
    ///   - domain: The domain of the axis.
    ///   - length: The visible length; nil for a third of the domain.
    ///   - viewport: The visible length in points.
    init?(_ axis: Axis, _ domain: ChartDomain, visible length: Double?, viewport: CGFloat) {
        let bounds: ClosedRange<Double>
        var isDescending = false
        switch domain {
        case .numbers(let first, let last):
            bounds = min(first, last)...max(first, last)
            isDescending = first > last
        case .dates(let first, let last):
            guard let interval = domain.interval else { return nil }
            bounds = interval
            isDescending = first > last
        case .categories(let names):
            guard !names.isEmpty else { return nil }
            bounds = 0...Double(names.count)
        }
        self.axis = axis
        self.domain = domain
        // The first category stands at the top.
        let isCategory = if case .categories = domain { true } else { false }
        isReversed = axis == .vertical && !isCategory ? !isDescending : isDescending
        window = ChartScrollWindow(
            domain: bounds, length: length ?? (bounds.upperBound - bounds.lowerBound) / 3, viewport: viewport)
    }

    /// The scrolling of a plot in a layout direction.
    func inDirection(_ direction: LayoutDirection) -> ChartScrolling {
        guard axis == .horizontal, direction == .rightToLeft else { return self }
        var scrolling = self
        scrolling.isReversed.toggle()
        scrolling.isMirrored = true
        return scrolling
    }

    /// The offset of a scroll view that nothing has scrolled.
    var restingOffset: CGFloat { isMirrored ? farthest : 0 }

    /// The offset for a position that the author set. Without one, zero is visible at the bottom, or the start of the axis.
    func offset(of position: _PlottedPrimitive?) -> CGFloat {
        if let number = position.flatMap(number) { return offset(of: number) }
        return axis == .vertical && isReversed ? farthest : restingOffset
    }

    /// The number of a value in the window: the place of a category.
    private func number(_ value: _PlottedPrimitive) -> Double? {
        switch value {
        case .number(let number), .date(let number): number
        case .category(let name):
            if case .categories(let names) = domain {
                names.firstIndex(of: name).map { Double($0) }
            } else {
                nil
            }
        }
    }

    /// The value at the start of the visible part for a distance that the content is scrolled by.
    func value(scrolledBy offset: CGFloat) -> _PlottedPrimitive {
        let number = position(scrolledBy: offset)
        return switch domain {
        case .numbers: .number(number)
        case .dates: .date(number)
        case .categories(let names): .category(names[min(max(0, Int(number.rounded())), names.count - 1)])
        }
    }

    private var farthest: CGFloat { max(0, window.contentLength - window.viewport) }

    /// The distance of the content's start from the area's that shows a value at the start of the visible part.
    private func offset(of position: Double) -> CGFloat {
        let offset = window.offset(of: position)
        return isReversed ? farthest - offset : offset
    }

    /// The number at the start of the visible part for a distance that the content is scrolled by.
    private func position(scrolledBy offset: CGFloat) -> Double {
        window.position(scrolledBy: isReversed ? farthest - offset : offset)
    }

    /// The offsets at which scrolling rests, in ascending order, and whether it never passes them; empty if it rests anywhere.
    func stops(of behavior: _ChartScrollAlignment?) -> [(offset: CGFloat, isAlways: Bool)] {
        guard let behavior else { return [] }
        func offsets(_ alignment: ChartScrollAlignment?, isAlways: Bool) -> [(offset: CGFloat, isAlways: Bool)] {
            (alignment?.stops(in: window, calendar: .current) ?? []).map {
                (min(max(0, offset(of: $0)), farthest), isAlways)
            }
        }
        let all =
            offsets(behavior.alignment, isAlways: behavior.stopsAlways) + offsets(behavior.major, isAlways: true)
        var stops: [(offset: CGFloat, isAlways: Bool)] = []
        for stop in all.sorted(by: { $0.offset < $1.offset }) {
            if let last = stops.last, stop.offset - last.offset < 1 {
                stops[stops.count - 1].isAlways = last.isAlways || stop.isAlways
            } else {
                stops.append(stop)
            }
        }
        return stops
    }
}
