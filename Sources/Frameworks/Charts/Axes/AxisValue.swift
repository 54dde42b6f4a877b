/// A value of an axis at which marks stand.
public struct AxisValue {
    /// The position of the value among those of the axis, from 0.
    public let index: Int
    /// The number of the values of the axis.
    public let count: Int
    let value: _PlottedPrimitive

    /// The value as a type; nil if it is none of it.
    public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotted: value) }
}
