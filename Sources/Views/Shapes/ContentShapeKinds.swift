/// The purposes of the shape of a view's content.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The area that takes taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the preview while dragging. Has no effect in a page.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of a context menu's preview. Has no effect in a page.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape of the effect under the pointer. Has no effect in a page.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape of the mark of the focus. Has no effect in a page.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The shape that assistive technologies mark. Has no effect in a page.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
