public import Foundation

extension Font {
    /// How strong the strokes of letters are.
    public struct Weight: Hashable, Sendable {
        /// The weight as CSS counts: 100…900.
        package let value: UInt16

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide letters are. The page's fonts have one width, so the distance of their letters changes instead.
    public struct Width: Hashable, Sendable {
        /// 0 for the usual width, below for narrower, above for wider letters.
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.5)
        public static let condensed = Width(-0.3)
        public static let standard = Width(0)
        public static let expanded = Width(0.3)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose

        /// What is added between two lines, in points.
        package var extraSpacing: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// The kind of letter forms.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
}
