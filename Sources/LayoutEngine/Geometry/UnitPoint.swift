public import Foundation

/// A point in a rectangle, as fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right one.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, from the left edge; 0 to 1 inside the rectangle.
    public var x: CGFloat
    /// The fraction of the height, from the top edge; 0 to 1 inside the rectangle.
    public var y: CGFloat

    /// Creates the point at the top left corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from fractions of a rectangle's size. Values below 0 and above 1 are outside it.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin, at the top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in `rectangle`, in the rectangle's coordinates.
    package func resolved(in rectangle: CGRect) -> CGPoint {
        CGPoint(x: rectangle.minX + x * rectangle.width, y: rectangle.minY + y * rectangle.height)
    }
}
