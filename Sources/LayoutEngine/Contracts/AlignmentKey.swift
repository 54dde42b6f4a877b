public import Foundation

/// A type that names an alignment guide and gives its default position in a view.
public protocol AlignmentID {
    /// The guide's position in a view that doesn't set it, in points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Takes the explicit value that the `n`th subview (from 0) has for the guide into the container's. The default
    /// makes the container's value the mean of its subviews'.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        guard n > 0, let mean = parentValue else {
            parentValue = childValue
            return
        }
        parentValue = (mean * CGFloat(n) + childValue) / CGFloat(n + 1)
    }
}

/// The identity of an alignment guide.
package struct AlignmentKey: Hashable, Sendable {
    /// What is known of a guide without asking its type.
    package enum Kind: UInt8, Sendable {
        /// Leading or top.
        case start
        case center
        /// Trailing or bottom.
        case end
        case firstTextBaseline
        case lastTextBaseline
        case custom
    }

    /// A metatype is immutable, so any thread may hold it.
    package nonisolated(unsafe) let id: any AlignmentID.Type
    package let axis: Axis
    package let kind: Kind

    package init(_ id: any AlignmentID.Type, axis: Axis, kind: Kind = .custom) {
        self.id = id
        self.axis = axis
        self.kind = kind
    }

    /// The kind of guides that the key is one of.
    @inlinable
    package var guides: ExplicitGuides {
        switch kind {
        case .start, .center, .end: .frame
        case .firstTextBaseline, .lastTextBaseline: .textBaselines
        case .custom: .custom
        }
    }

    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch kind {
        case .start: 0
        case .center: dimensions.size[axis] / 2
        case .end, .firstTextBaseline, .lastTextBaseline: dimensions.size[axis]
        case .custom: id.defaultValue(in: dimensions)
        }
    }

    /// Whether a container has the guide from its subviews. Its edges and its middle are its own: what a view in it says
    /// of these counts for that view alone, so that only text baselines and an author's own guides reach further.
    @inlinable
    package var passesContainers: Bool { guides != .frame }

    /// Takes the explicit value of a container's `n`th subview that has one, in the container's coordinates, into the
    /// container's own.
    package func combine(_ value: CGFloat, _ n: Int, into result: inout CGFloat?) {
        id._combineExplicit(childValue: value, n, into: &result)
    }

    package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var result: CGFloat?
        var n = 0
        for value in values {
            guard let value else { continue }
            combine(value, n, into: &result)
            n += 1
        }
        return result
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.kind == right.kind && left.axis == right.axis
            && (left.kind != .custom || ObjectIdentifier(left.id) == ObjectIdentifier(right.id))
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }
}
