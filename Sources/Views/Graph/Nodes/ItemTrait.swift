/// A kind of value that a view carries for its container.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// A trait of an item, identified by its type.
package protocol ItemTrait {
    associatedtype Value
}

/// The trait of `layoutPriority(_:)`.
package enum LayoutPriorityTraitKey: _ViewTraitKey, ItemTrait {
    package typealias Value = Double
    package static var defaultValue: Double { 0 }
}

/// The trait of `zIndex(_:)`.
package enum ZIndexTraitKey: _ViewTraitKey, ItemTrait {
    package typealias Value = Double
    package static var defaultValue: Double { 0 }
}
