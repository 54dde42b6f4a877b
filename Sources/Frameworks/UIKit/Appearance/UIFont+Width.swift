import EspalierViews
public import Foundation

extension UIFont {
    /// The width of a font's letters. The page's fonts have one width, so that the distance between letters changes instead.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width; 0 for the standard one, less for narrower letters.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A width; 0 for the standard one, less for narrower letters.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The narrowest width.
        public static let compressed = Width(-0.5)
        /// A narrow width.
        public static let condensed = Width(-0.3)
        /// The width of the font itself.
        public static let standard = Width(0)
        /// A wide width.
        public static let expanded = Width(0.3)
    }

    /// The system's font in a weight and a width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        let font = systemFont(ofSize: fontSize, weight: weight)
        return UIFont(font.font.width(Font.Width(width.rawValue)), size: font.pointSize)
    }
}
