public import Foundation

extension CGRect {
    /// The rectangle without parts of a size by which an inset makes it smaller on each side.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle with finite numbers and without a negative size: any other number counts as 0.
    var checked: CGRect {
        func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, -1e6), 1e6) : 0 }
        let rectangle = size.width < 0 || size.height < 0 ? standardized : self
        return CGRect(
            x: finite(rectangle.origin.x), y: finite(rectangle.origin.y), width: max(0, finite(rectangle.width)),
            height: max(0, finite(rectangle.height)))
    }
}
