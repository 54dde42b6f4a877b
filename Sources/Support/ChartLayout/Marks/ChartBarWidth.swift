package import Foundation

/// The width of a bar, or another dimension of a mark: the forms of `MarkDimension`.
package enum ChartBarWidth: Sendable, Hashable {
    case automatic
    /// A share of the band.
    case ratio(CGFloat)
    /// The band without a length in points on both sides.
    case inset(CGFloat)
    /// A length in points.
    case fixed(CGFloat)

    /// The share of a band that a bar has by itself. The source is ours: bars of an iPhone's charts are about twice as wide as their
    /// gaps.
    static let automaticRatio: CGFloat = 0.7
    /// The width of a bar at a place without a band, in points.
    static let automaticLength: CGFloat = 8

    /// The width in points.
    ///
    /// - Parameter band: The length of the band; nil for a number or date without a unit, which has none. There, a share is one of
    ///   `automaticLength`.
    package func length(in band: CGFloat?) -> CGFloat {
        let available = max(band ?? Self.automaticLength, 0)
        switch self {
        case .automatic: return band == nil ? available : available * Self.automaticRatio
        case .ratio(let ratio): return ratio.isFinite ? available * max(ratio, 0) : available
        case .inset(let inset): return inset.isFinite ? max(available - 2 * inset, 0) : available
        case .fixed(let length): return length.isFinite ? max(length, 0) : available
        }
    }

    /// The bar in the middle of a band.
    package func bar(in band: ChartBand) -> ChartBand {
        let half = length(in: band.length) / 2
        return ChartBand(band.middle - half, band.middle + half)
    }
}

extension ChartBand {
    /// The bands of grouped bars (`position(by:)`): equal pieces, in the direction of the axis.
    ///
    /// - Parameters:
    ///   - span: The width of the group, as of `position(by:axis:span:)`.
    ///   - isReversed: Whether the first group is at the upper end.
    package func grouped(_ count: Int, span: ChartBarWidth = .automatic, isReversed: Bool = false) -> [ChartBand] {
        guard count > 0 else { return [] }
        let group = span.bar(in: self)
        let pieces = (0..<count).map { piece in
            ChartBand(
                group.lower + group.length * CGFloat(piece) / CGFloat(count),
                group.lower + group.length * CGFloat(piece + 1) / CGFloat(count))
        }
        return isReversed ? pieces.reversed() : pieces
    }
}
