package import Foundation

/// The grid of quarter CSS pixels that all frames of a page lie on. Chromium and WebKit (1/64) and Firefox (1/60)
/// represent its lengths exactly, so the browser's rectangles equal ours.
package enum PixelGrid {
    /// The nearest multiple of a quarter; halves go up.
    @inlinable
    package static func round(_ length: CGFloat) -> CGFloat {
        (length * 4 + 0.5).rounded(.down) / 4
    }

    /// The smallest multiple of a quarter that is at least `length`, with a tolerance of 1/1024 for rounding errors.
    @inlinable
    package static func ceil(_ length: CGFloat) -> CGFloat {
        (length * 4 - 0.00390625).rounded(.up) / 4
    }

    /// The rectangle with each edge rounded to the nearest quarter, so that neighbors keep a common edge.
    @inlinable
    package static func round(_ rectangle: CGRect) -> CGRect {
        let minX = round(rectangle.minX)
        let minY = round(rectangle.minY)
        return CGRect(x: minX, y: minY, width: round(rectangle.maxX) - minX, height: round(rectangle.maxY) - minY)
    }

    /// The greatest coordinate on a page, in points. Browsers cannot show anything beyond it.
    @inlinable package static var reach: CGFloat { 0x1p30 }

    /// Whether a rectangle's origin and size are finite and within reach.
    @inlinable
    package static func reaches(_ origin: CGPoint, _ size: CGSize) -> Bool {
        abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height) < reach
    }
}
