public import Foundation

/// The distances from a rectangle's sides to those of another rectangle inside it, in points.
@frozen public struct EdgeInsets: Hashable, Codable, Sendable {
    /// The distance at the top, in points; negative to extend outside.
    public var top: CGFloat
    /// The distance at the leading edge, in points; negative to extend outside.
    public var leading: CGFloat
    /// The distance at the bottom, in points; negative to extend outside.
    public var bottom: CGFloat
    /// The distance at the trailing edge, in points; negative to extend outside.
    public var trailing: CGFloat

    /// Creates insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of 0 at all edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets of `length` at each of `edges` and 0 at the others.
    package init(_ length: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }
}
