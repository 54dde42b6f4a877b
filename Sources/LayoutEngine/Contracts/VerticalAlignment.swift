public import Foundation

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom alignment. `id` identifies it and provides its default value.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .vertical)
    }

    package init(key: AlignmentKey) {
        precondition(key.axis == .vertical)
        self.key = key
    }

    private init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(id, axis: .vertical, kind: kind)
    }

    /// The top edge.
    public static let top = VerticalAlignment(TopAlignment.self, kind: .start)
    /// The center between the top and the bottom edge.
    public static let center = VerticalAlignment(CenterAlignment.self, kind: .center)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BottomAlignment.self, kind: .end)
    /// The baseline of the topmost text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, kind: .firstTextBaseline)
    /// The baseline of the bottommost text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, kind: .lastTextBaseline)

    /// The container's explicit value for this guide, from the values of its subviews (nil for a subview without one),
    /// all in the container's coordinates: the least for `firstTextBaseline`, the greatest for `lastTextBaseline`,
    /// otherwise the mean, unless the guide's `AlignmentID` combines them differently.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

private enum TopAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum CenterAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(childValue, parentValue ?? .infinity)
    }
}

private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(childValue, parentValue ?? -.infinity)
    }
}
