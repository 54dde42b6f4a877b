extension Subscribers {
    /// The number of values that a subscriber can take. Arithmetic saturates at `none` and `unlimited`.
    @frozen public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        @usableFromInline let rawValue: Int

        @inlinable init(rawValue: Int) { self.rawValue = rawValue }

        /// A demand for all values of the publisher.
        public static let unlimited = Demand(rawValue: .max)
        /// A demand for no values.
        public static let none = Demand(rawValue: 0)

        /// A demand for at most `value` values. A negative number counts as none.
        @inlinable public static func max(_ value: Int) -> Demand {
            Demand(rawValue: Swift.max(value, 0))
        }

        /// The number of values; nil if there is no limit.
        @inlinable public var max: Int? { rawValue == .max ? nil : rawValue }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        @inlinable public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

        /// The sum of two demands; unlimited if either is.
        @inlinable public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
            return Demand(rawValue: overflow ? .max : sum)
        }

        /// A demand for `rhs` more values. A negative number adds none.
        @inlinable public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

        /// Adds a demand; the sum is unlimited if either is.
        @inlinable public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// Adds a demand for `rhs` values. A negative number adds none.
        @inlinable public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

        /// The rest of a demand: none if `rhs` is greater, unlimited if `lhs` is unlimited.
        @inlinable public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs.rawValue == .max { return lhs }
            return Demand(rawValue: Swift.max(0, lhs.rawValue - rhs.rawValue))
        }

        /// The rest of a demand after `rhs` values; none if `rhs` is greater. A negative number counts as 0.
        @inlinable public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }

        /// Subtracts a demand, down to none. An unlimited demand stays unlimited.
        @inlinable public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

        /// Subtracts `rhs` values, down to none. An unlimited demand stays unlimited.
        @inlinable public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        /// A demand for `rhs` times as many values. An unlimited demand stays unlimited.
        @inlinable public static func * (lhs: Demand, rhs: Int) -> Demand {
            let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: rhs)
            return lhs.rawValue == .max || overflow ? .unlimited : .max(product)
        }

        /// Multiplies the demand by `rhs`. An unlimited demand stays unlimited.
        @inlinable public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// Whether the demand is for exactly `rhs` values. An unlimited demand never is.
        @inlinable public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.rawValue == rhs && rhs != .max }
        /// Whether the demand is for more than `rhs` values. An unlimited demand always is.
        @inlinable public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.rawValue > rhs || lhs.rawValue == .max }
        /// Whether the demand is for at least `rhs` values. An unlimited demand always is.
        @inlinable public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.rawValue >= rhs }
        /// Whether the demand is for fewer than `rhs` values. An unlimited demand never is.
        @inlinable public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }
        /// Whether the demand is for at most `rhs` values. An unlimited demand never is.
        @inlinable public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    }
}
