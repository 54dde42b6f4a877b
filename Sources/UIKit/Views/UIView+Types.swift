public import Foundation

extension UIView {
    /// The margins and sizes of a view that follow the size of the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        /// The position and length along an axis after the view around has changed from `old` to `new`. The flexible parts
        /// share the difference in proportion to their lengths.
        func resized(
            _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ before: AutoresizingMask,
            _ inside: AutoresizingMask, _ after: AutoresizingMask
        ) -> (start: CGFloat, length: CGFloat) {
            let parts = [(before, start), (inside, length), (after, old - start - length)].filter { contains($0.0) }
            guard !parts.isEmpty else { return (start, length) }
            let total = parts.reduce(0) { $0 + $1.1 }
            let difference = new - old
            func share(_ mask: AutoresizingMask, _ part: CGFloat) -> CGFloat {
                guard contains(mask) else { return 0 }
                return total > 0 ? difference * part / total : difference / CGFloat(parts.count)
            }
            return (start + share(before, start), max(0, length + share(inside, length)))
        }
    }

    /// The ways in which content fills a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched; as large as fits; as small as fills; drawn again, which is stretched.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        /// In its own size in the middle, or at an edge or corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}

/// The priority of a layout rule, up to 1000 for one that must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority, up to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A rule that must hold, 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content resists to shrink, 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which content resists to grow, 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the smallest fitting size, 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the left.
    public var left: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the right.
    public var right: CGFloat

    /// No distances.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Distances from the four edges.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distances.
    public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, by the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the edge at which lines begin.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the edge at which lines end.
    public var trailing: CGFloat

    /// No distances.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Distances from the four edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()
}

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
