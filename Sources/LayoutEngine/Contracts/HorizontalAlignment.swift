public import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom alignment. `id` identifies it and provides its default value.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .horizontal)
    }

    package init(key: AlignmentKey) {
        precondition(key.axis == .horizontal)
        self.key = key
    }

    private init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(id, axis: .horizontal, kind: kind)
    }

    /// The leading edge: left in left-to-right languages.
    public static let leading = HorizontalAlignment(LeadingAlignment.self, kind: .start)
    /// The center between the leading and the trailing edge.
    public static let center = HorizontalAlignment(CenterAlignment.self, kind: .center)
    /// The trailing edge: right in left-to-right languages.
    public static let trailing = HorizontalAlignment(TrailingAlignment.self, kind: .end)

    /// The container's explicit value for this guide, from the values of its subviews (nil for a subview without one),
    /// all in the container's coordinates. It is their mean, unless the guide's `AlignmentID` combines them
    /// differently.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

private enum LeadingAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum CenterAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
