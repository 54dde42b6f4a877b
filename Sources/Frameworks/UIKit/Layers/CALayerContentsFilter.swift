/// Qualities with which images of layers are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pixels run into each other.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Pixels stay visible.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
