package import EspalierLayoutEngine

/// Settings that nearly every node reads: each entry of an environment has them at hand. Subclasses add what their floor
/// reads as often.
package class InheritedSettings: @unchecked Sendable {
    // Unchecked: the property is constant; subclasses are responsible for theirs.
    package let layoutDirection: LayoutDirection

    package init(layoutDirection: LayoutDirection) {
        self.layoutDirection = layoutDirection
    }
}
