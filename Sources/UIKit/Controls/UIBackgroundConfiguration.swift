import EspalierViews
public import Foundation

/// The background of a button's configuration.
public struct UIBackgroundConfiguration {
    /// The colour; nil for that of the configuration.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 6

    /// A background of the standard form.
    public init() {}

    /// A background without a colour.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
