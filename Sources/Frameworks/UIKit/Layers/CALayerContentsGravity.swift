/// Places of the image of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In its own size in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its own size at the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its own size at the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its own size at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its own size at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In its own size in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In its own size in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In its own size in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In its own size in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the size of the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills. `masksToBounds` cuts off the rest.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
