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

    /// The rectangle around the transformed corners.
    func around(_ transform: CGAffineTransform) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            CGPoint(
                x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
            )
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
