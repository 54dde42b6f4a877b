/// A direction in the plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
    /// From the leading to the trailing edge.
    case horizontal
    /// From the top to the bottom edge.
    case vertical

    /// A set of directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal direction alone.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// The vertical direction alone.
        public static let vertical = Set(rawValue: 1 << 1)
    }

    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }

    @inlinable
    package var other: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}
