public import Foundation

/// A type that can serve as the animatable data of an animatable type.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)
    /// The square of the value's length, as the sum of the squares of its components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value times `factor`.
    public func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// Moves the value toward `other`, by the fraction `amount` of the distance.
    public mutating func interpolate(toward other: Self, amount: Double) {
        self = interpolated(toward: other, amount: amount)
    }

    /// The linear interpolation between this value (0) and `other` (1).
    public func interpolated(toward other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
