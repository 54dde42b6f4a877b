import Foundation

extension UIView {
    /// The margins and sizes of a view that follow the size of the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width grows with that of the superview.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        /// The position and length along an axis after the view around has changed from `old` to `new`. The flexible parts
        /// share the difference in proportion to their lengths.
        func resized(
            _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ before: AutoresizingMask,
            _ inside: AutoresizingMask, _ after: AutoresizingMask
        ) -> (start: CGFloat, length: CGFloat) {
            let parts = [(before, start), (inside, length), (after, old - start - length)].filter { contains($0.0) }
            guard !parts.isEmpty else { return (start, length) }
            let total = parts.reduce(0) { $0 + $1.1 }
            let difference = new - old
            func share(_ mask: AutoresizingMask, _ part: CGFloat) -> CGFloat {
                guard contains(mask) else { return 0 }
                return total > 0 ? difference * part / total : difference / CGFloat(parts.count)
            }
            return (start + share(before, start), max(0, length + share(inside, length)))
        }
    }
}
