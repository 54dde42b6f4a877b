/// A direction in the plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
    case horizontal
    case vertical

    /// A set of directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1 << 0)
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
