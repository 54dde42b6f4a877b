/// Several animatable values combined into one. Arithmetic applies to each of them.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// Combines several values into one.
    @inlinable
    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            if left != right { return false }
        }
        return true
    }

    public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) + (each rhs.value))
    }

    public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) - (each rhs.value))
    }

    public mutating func scale(by rhs: Double) {
        self = AnimatableValues(repeat (each value).scaled(by: rhs))
    }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
