public import Foundation

extension UIScrollView {
    /// Speeds with which content comes to rest. Browsers decide.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual speed.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast one.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Times at which the distances around the content contain those of the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// In the directions of bars; in directions that scroll; never; always.
        case automatic, scrollableAxes, never, always
    }

    /// Colors of the bars.
    public enum IndicatorStyle: Int, Sendable {
        /// Those for any background; black; white.
        case `default`, black, white
    }
}
