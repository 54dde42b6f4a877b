public import Foundation

/// A proposed size of a view, in points. A parent proposes it, and the child chooses its own size.
///
/// A nil dimension asks for the ideal length, `0` for the smallest, `.infinity` for the largest.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points; nil for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal. A nil dimension asks for the ideal length.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of the given size.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size. Nil dimensions are replaced by those of `size` (10 × 10 by default).
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Creates a proposal from lengths along a stack's axis and across it.
    @inlinable
    package init(along axis: Axis, _ main: CGFloat?, across cross: CGFloat?) {
        self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
    }

    /// The proposed length along `axis`.
    @inlinable
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    /// Creates a size from lengths along a stack's axis and across it.
    @inlinable
    package init(along axis: Axis, _ main: CGFloat, across cross: CGFloat) {
        self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
    }

    /// The length along `axis`.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    /// Creates a point from coordinates along a stack's axis and across it.
    @inlinable
    package init(along axis: Axis, _ main: CGFloat, across cross: CGFloat) {
        self.init(x: axis == .horizontal ? main : cross, y: axis == .horizontal ? cross : main)
    }

    /// The coordinate along `axis`.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        axis == .horizontal ? x : y
    }
}
