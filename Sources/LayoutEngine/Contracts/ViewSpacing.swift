public import Foundation

/// The preferred distances between a view's edges and its neighbors, in points.
///
/// An edge without a preference uses the platform's default of 8 points.
public struct ViewSpacing: Sendable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Whether the preferences survive a frame that fixes these edges. A spacer's do, so that it adds no distance to
    /// its neighbors even inside a frame. Others are replaced by the default.
    package var staysInFrames = false

    /// Whether no edge has a preference.
    var isDefault: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }

    /// The default distance between two views without a preference.
    package static let defaultDistance: CGFloat = 8

    /// No distance at any edge.
    public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// No preference at any edge: the initial value of a union of spacings.
    package static let none = ViewSpacing()

    /// The platform's default distance at every edge.
    public init() {}

    package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// This spacing with the platform's default at `edges`.
    package func reset(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = nil }
        if edges.contains(.leading) { result.leading = nil }
        if edges.contains(.bottom) { result.bottom = nil }
        if edges.contains(.trailing) { result.trailing = nil }
        return result
    }

    /// The distance to the next view along `axis`: the greater preference of the two adjacent edges.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (end, start) {
        case (nil, nil): return Self.defaultDistance
        case (let length?, nil), (nil, let length?): return length
        case (let first?, let second?): return max(first, second)
        }
    }

    /// Takes the greater preference of the two at each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func union(_ mine: inout CGFloat?, _ theirs: CGFloat?) {
            if let theirs { mine = mine.map { max($0, theirs) } ?? theirs }
        }
        if edges.contains(.top) { union(&top, other.top) }
        if edges.contains(.leading) { union(&leading, other.leading) }
        if edges.contains(.bottom) { union(&bottom, other.bottom) }
        if edges.contains(.trailing) { union(&trailing, other.trailing) }
    }

    /// This spacing with the greater preference of the two at each of `edges`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
