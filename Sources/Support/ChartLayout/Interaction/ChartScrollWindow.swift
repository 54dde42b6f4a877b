package import Foundation

/// The visible part of a chart that scrolls along an axis, in numbers of the axis: values, seconds since the reference date, or
/// places of categories.
package struct ChartScrollWindow: Sendable, Hashable {
    /// The domain of the data.
    package let domain: ClosedRange<Double>
    /// The length of the visible part (`chartXVisibleDomain(length:)`).
    package let length: Double
    /// The visible length in points.
    package let viewport: CGFloat

    /// A window. A length that is not above zero, or beyond the domain's, shows the whole domain.
    package init(domain: ClosedRange<Double>, length: Double, viewport: CGFloat) {
        self.domain = domain
        let span = domain.upperBound - domain.lowerBound
        self.length = length > 0 && length < span ? length : span
        self.viewport = viewport.isFinite ? max(viewport, 0) : 0
    }

    /// The length of the whole axis in points.
    ///
    /// The source of the limit is ours: browsers lay out at most some ten million pixels.
    package var contentLength: CGFloat {
        length > 0 ? min(viewport * CGFloat((domain.upperBound - domain.lowerBound) / length), 8_000_000) : viewport
    }

    /// The value at the start of the visible part (`chartScrollPosition`) for a distance that the axis is scrolled by, in points.
    package func position(scrolledBy offset: CGFloat) -> Double {
        guard contentLength > 0, offset.isFinite else { return domain.lowerBound }
        let value = domain.lowerBound + Double(offset / contentLength) * (domain.upperBound - domain.lowerBound)
        return clamped(value)
    }

    /// The distance that shows a value at the start of the visible part, in points. Values near the end stand further inside.
    package func offset(of position: Double) -> CGFloat {
        let span = domain.upperBound - domain.lowerBound
        guard span > 0, position.isFinite else { return 0 }
        return CGFloat((clamped(position) - domain.lowerBound) / span) * contentLength
    }

    private func clamped(_ position: Double) -> Double {
        min(max(position, domain.lowerBound), max(domain.upperBound - length, domain.lowerBound))
    }

    /// The domain that is visible with a value at its start.
    package func visible(from position: Double) -> ClosedRange<Double> {
        let start = clamped(position)
        return start...(start + length)
    }
}
