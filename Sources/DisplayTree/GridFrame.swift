package import Foundation

/// A rectangle in whole quarters of a CSS pixel, the grid for all frames of a page. It is half the size of a `CGRect`,
/// and is compared and written without fractions. Values beyond 2²⁹ pixels, which browsers cannot show, are clamped.
package struct GridFrame: Hashable, Sendable {
    package var x: Int32
    package var y: Int32
    package var width: Int32
    package var height: Int32

    /// Rounds the origin and the size of a rectangle to the nearest quarters.
    package init(_ rectangle: CGRect) {
        x = Self.quarters(in: rectangle.origin.x)
        y = Self.quarters(in: rectangle.origin.y)
        width = Self.quarters(in: rectangle.size.width)
        height = Self.quarters(in: rectangle.size.height)
    }

    package var rectangle: CGRect {
        CGRect(x: CGFloat(x) / 4, y: CGFloat(y) / 4, width: CGFloat(width) / 4, height: CGFloat(height) / 4)
    }

    /// Rounds a length to whole quarters.
    @inline(__always)
    package static func quarters(in length: CGFloat) -> Int32 {
        let quarters = Double(length) * 4
        guard quarters.magnitude < 0x1p31 - 1 else { return quarters > 0 ? .max : quarters < 0 ? .min : 0 }
        // At this magnitude, adjacent numbers are 1 apart, so the low bits are the nearest whole number.
        return Int32(truncatingIfNeeded: Int64(bitPattern: (quarters + 0x1.8p52).bitPattern))
    }
}
