/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack lays out, nil for what is no stack. Spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// Whether `placeSubviews` is known to place each subview, so that nobody need note which ones it did.
    package var placesEverySubview = false

    /// Creates the properties of a layout that is not a stack.
    public init() {}
}
