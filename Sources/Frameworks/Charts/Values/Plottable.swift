import Foundation

/// A value that a chart can plot: a number, a date or a category, or a value that one of them stands for.
///
/// An enumeration with raw values conforms by the declaration alone.
public protocol Plottable {
    /// The number, date or string that stands for the value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or string that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// The value that a number, date or string stands for; nil if it stands for none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A value that a chart plots as it is: a number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value in the form that scales have.
    var _plotted: _PlottedPrimitive { get }

    /// The value of a form; nil if the form is of another kind.
    init?(_plotted: _PlottedPrimitive)
}

/// A number, a date or a category.
public enum _PlottedPrimitive: Hashable, Sendable {
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    case category(String)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }

    /// The value with a raw value; nil if there is none.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    /// The value in the form that scales have.
    nonisolated var plotted: _PlottedPrimitive { primitivePlottable._plotted }

    /// The value of a form of scales; nil if it stands for no value of the type.
    nonisolated init?(plotted: _PlottedPrimitive) {
        guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
