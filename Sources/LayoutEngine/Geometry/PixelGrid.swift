package import Foundation

/// The grid of quarters of a CSS pixel on which all frames of a page stand. Chromium and WebKit (1/64) and Firefox
/// (1/60) represent its lengths exactly, so that the browser's rectangles are ours to the last digit.
package enum PixelGrid {
    /// The nearest multiple of a quarter; halves go up.
    @inlinable
    package static func round(_ length: CGFloat) -> CGFloat {
        (length * 4 + 0.5).rounded(.down) / 4
    }

    /// The least multiple of a quarter that is not less than `length`, with 1/1024 of tolerance for rounding errors.
    @inlinable
    package static func ceil(_ length: CGFloat) -> CGFloat {
        (length * 4 - 0.00390625).rounded(.up) / 4
    }

    /// The rectangle with each edge at its nearest quarter, so that neighbours keep a common edge.
    @inlinable
    package static func round(_ rectangle: CGRect) -> CGRect {
        let minX = round(rectangle.minX)
        let minY = round(rectangle.minY)
        return CGRect(x: minX, y: minY, width: round(rectangle.maxX) - minX, height: round(rectangle.maxY) - minY)
    }

    /// The greatest distance that a page can have, in points. What is beyond, or not a number, no browser can show.
    @inlinable package static var reach: CGFloat { 0x1p30 }

    /// Whether a rectangle's corner and size are numbers within reach.
    @inlinable
    package static func reaches(_ origin: CGPoint, _ size: CGSize) -> Bool {
        abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height) < reach
    }
}
