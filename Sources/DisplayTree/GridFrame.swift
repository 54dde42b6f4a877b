package import Foundation

/// A rectangle in whole quarters of a CSS pixel, the grid on which all frames of a page stand: half the room of a `CGRect`,
/// and compared and written without a fraction. What lies beyond 2²⁹ pixels, no browser can show: it is held there.
package struct GridFrame: Hashable, Sendable {
    package var x: Int32
    package var y: Int32
    package var width: Int32
    package var height: Int32

    /// The rectangle, its corner and its size at their nearest quarters.
    package init(_ rectangle: CGRect) {
        x = Self.quarters(in: rectangle.origin.x)
        y = Self.quarters(in: rectangle.origin.y)
        width = Self.quarters(in: rectangle.size.width)
        height = Self.quarters(in: rectangle.size.height)
    }

    package var rectangle: CGRect {
        CGRect(x: CGFloat(x) / 4, y: CGFloat(y) / 4, width: CGFloat(width) / 4, height: CGFloat(height) / 4)
    }

    /// The whole quarters in a length.
    @inline(__always)
    package static func quarters(in length: CGFloat) -> Int32 {
        let quarters = Double(length) * 4
        guard quarters.magnitude < 0x1p31 - 1 else { return quarters > 0 ? .max : quarters < 0 ? .min : 0 }
        // So far from 0, neighbouring numbers are 1 apart: the last bits are the nearest whole number.
        return Int32(truncatingIfNeeded: Int64(bitPattern: (quarters + 0x1.8p52).bitPattern))
    }
}
