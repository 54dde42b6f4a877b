extension Subscribers {
    /// How many values a subscriber is ready to take. Arithmetic stops at `unlimited` and at none.
    @frozen public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        @usableFromInline let rawValue: Int

        @inlinable init(rawValue: Int) { self.rawValue = rawValue }

        public static let unlimited = Demand(rawValue: .max)
        public static let none = Demand(rawValue: 0)

        /// A demand for at most `value` values; a negative one counts as none.
        @inlinable public static func max(_ value: Int) -> Demand {
            Demand(rawValue: Swift.max(value, 0))
        }

        /// The number of values, nil where there is no limit.
        @inlinable public var max: Int? { rawValue == .max ? nil : rawValue }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        @inlinable public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

        @inlinable public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
            return Demand(rawValue: overflow ? .max : sum)
        }

        @inlinable public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

        @inlinable public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        @inlinable public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

        @inlinable public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs.rawValue == .max { return lhs }
            return Demand(rawValue: Swift.max(0, lhs.rawValue - rhs.rawValue))
        }

        @inlinable public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }

        @inlinable public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

        @inlinable public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        @inlinable public static func * (lhs: Demand, rhs: Int) -> Demand {
            let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: rhs)
            return lhs.rawValue == .max || overflow ? .unlimited : .max(product)
        }

        @inlinable public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        @inlinable public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.rawValue == rhs && rhs != .max }
        @inlinable public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.rawValue > rhs || lhs.rawValue == .max }
        @inlinable public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.rawValue >= rhs }
        @inlinable public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }
        @inlinable public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    }
}
