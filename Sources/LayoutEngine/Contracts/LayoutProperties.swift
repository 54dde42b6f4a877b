/// Static properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; nil for other layouts. Spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// Whether `placeSubviews` always places each subview, so that the container need not record placements.
    package var placesEverySubview = false

    /// Creates the properties of a layout that is not a stack.
    public init() {}
}
