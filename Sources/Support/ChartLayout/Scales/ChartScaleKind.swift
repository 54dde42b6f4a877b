/// How a scale maps values to positions: the types of `ScaleType`.
package enum ChartScaleKind: Sendable, Hashable {
    case linear
    /// Positions follow the logarithm. Only numbers above zero have one.
    case logarithmic(base: Double)
    /// Positions follow the power of the absolute value, with the sign of the value.
    case power(exponent: Double)
    /// Positions follow the square root of the absolute value, with the sign of the value.
    case squareRoot
    /// Positions follow `log(1 + slopeAtZero · |x|)`, with the sign of the value.
    case symmetricLogarithmic(slopeAtZero: Double)
    case date
    case category
}
