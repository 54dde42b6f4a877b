/// A shadow of the area that a paint fills: behind it, or inside along its edge.
package struct DisplayPaintShadow: Hashable, Sendable {
    package var shadow: DisplayShadow
    package var isInner: Bool

    package init(_ shadow: DisplayShadow, isInner: Bool) {
        self.shadow = shadow
        self.isInner = isInner
    }
}
