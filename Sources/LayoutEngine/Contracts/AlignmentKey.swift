public import Foundation
import Synchronization

/// A type that names an alignment guide and gives its default position in a view.
public protocol AlignmentID {
    /// The guide's position in a view that doesn't set it, in points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the explicit value of the `n`th subview (from 0) for the guide into the container's value. By default,
    /// the container's value is the mean of its subviews' values.
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
    /// The kinds of guides. The engine knows the default value of all kinds but custom ones.
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

    package let axis: Axis
    package let kind: Kind
    /// The number of the guide's type. It is small because every frame and every stack stores a key or two.
    private let number: UInt32

    package init(_ id: any AlignmentID.Type, axis: Axis, kind: Kind = .custom) {
        number = AlignmentTypes.number(of: id)
        self.axis = axis
        self.kind = kind
    }

    /// The type that names the guide.
    package var id: any AlignmentID.Type { AlignmentTypes.type(number) }

    /// The kind of the guide.
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

    /// Whether a container inherits the guide from its subviews. A container has its own edges and center: explicit
    /// values of these count for the subview alone. Only text baselines and custom guides reach further.
    @inlinable
    package var passesContainers: Bool { guides != .frame }

    /// Merges the explicit value of a container's `n`th subview with one, in the container's coordinates, into the
    /// container's value.
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
            && (left.kind != .custom || left.number == right.number)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

/// The types of guides, numbered in the order of their first use.
private enum AlignmentTypes {
    /// Metatypes are immutable, so any thread may use them.
    private struct Table: @unchecked Sendable {
        var types: [any AlignmentID.Type] = []
        var numbers: [ObjectIdentifier: UInt32] = [:]
    }

    private static let table = Mutex(Table())

    static func number(of type: any AlignmentID.Type) -> UInt32 {
        let identifier = ObjectIdentifier(type)
        return table.withLock { [type = Metatype(type: type)] table in
            if let known = table.numbers[identifier] { return known }
            let number = UInt32(table.types.count)
            table.types.append(type.type)
            table.numbers[identifier] = number
            return number
        }
    }

    static func type(_ number: UInt32) -> any AlignmentID.Type {
        table.withLock { Metatype(type: $0.types[Int(number)]) }.type
    }

    private struct Metatype: @unchecked Sendable {
        let type: any AlignmentID.Type
    }
}
