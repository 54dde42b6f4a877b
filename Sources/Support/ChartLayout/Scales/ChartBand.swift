package import Foundation

/// A piece of an axis, in points.
package struct ChartBand: Sendable, Hashable {
    package var lower: CGFloat
    package var upper: CGFloat

    /// A band between two positions in either order.
    package init(_ first: CGFloat, _ second: CGFloat) {
        lower = min(first, second)
        upper = max(first, second)
    }

    package var length: CGFloat { upper - lower }
    package var middle: CGFloat { (lower + upper) / 2 }
}
