public import Foundation

/// Scales fonts and lengths with the text size of the user. Fonts of UIKit have the default text size, so that the results are the values
/// themselves.
@MainActor @preconcurrency
public final class UIFontMetrics: NSObject {
    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// The font itself.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// The font, not larger than a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// The length itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
