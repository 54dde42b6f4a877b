public import Foundation

extension Font {
    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight in CSS units, 100…900.
        package let value: UInt16

        /// The lightest weight, 100 in CSS.
        public static let ultraLight = Weight(value: 100)
        /// A thin weight, 200 in CSS.
        public static let thin = Weight(value: 200)
        /// A light weight, 300 in CSS.
        public static let light = Weight(value: 300)
        /// The standard weight, 400 in CSS.
        public static let regular = Weight(value: 400)
        /// A medium weight, 500 in CSS.
        public static let medium = Weight(value: 500)
        /// A semibold weight, 600 in CSS.
        public static let semibold = Weight(value: 600)
        /// A bold weight, 700 in CSS.
        public static let bold = Weight(value: 700)
        /// A heavy weight, 800 in CSS.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight, 900 in CSS.
        public static let black = Weight(value: 900)
    }

    /// The width of letters. The page's fonts have one width, so the distance between letters changes instead.
    public struct Width: Hashable, Sendable {
        /// The width: 0 for the standard one, less for narrower, more for wider letters.
        public var value: CGFloat

        /// A width; 0 for the standard one.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest width, -0.5.
        public static let compressed = Width(-0.5)
        /// A narrow width, -0.3.
        public static let condensed = Width(-0.3)
        /// The width of the font itself, 0.
        public static let standard = Width(0)
        /// A wide width, 0.3.
        public static let expanded = Width(0.3)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// Two points less than the font's own distance.
        case tight
        /// Two points more than the font's own distance.
        case loose

        /// The extra distance between two lines, in points.
        package var extraSpacing: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// The design of letter forms.
    public enum Design: Hashable, Sendable {
        /// The system's design.
        case `default`
        /// Letters with serifs.
        case serif
        /// Letters with rounded strokes.
        case rounded
        /// Letters of equal width.
        case monospaced
    }
}
