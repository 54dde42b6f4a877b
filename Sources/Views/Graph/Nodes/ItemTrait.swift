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
