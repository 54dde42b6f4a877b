package import EspalierLayoutEngine

/// Settings that nearly every node reads. Each entry of an environment refers to them directly. Subclasses add further
/// settings.
package class InheritedSettings: @unchecked Sendable {
    // Unchecked: the property is constant, and subclasses must be as safe.
    package let layoutDirection: LayoutDirection

    package init(layoutDirection: LayoutDirection) {
        self.layoutDirection = layoutDirection
    }
}
