public import Foundation

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    public var _plotted: _PlottedPrimitive { .number(Double(self)) }

    public init?(_plotted: _PlottedPrimitive) {
        guard case .number(let number) = _plotted else { return nil }
        self.init(number)
    }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    public var _plotted: _PlottedPrimitive { .number(Double(self)) }

    /// The nearest whole number; nil for a number outside of the type's range.
    public init?(_plotted: _PlottedPrimitive) {
        guard case .number(let number) = _plotted, number.isFinite else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension Decimal: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal

    public var _plotted: _PlottedPrimitive { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_plotted: _PlottedPrimitive) {
        guard case .number(let number) = _plotted else { return nil }
        self.init(number)
    }
}

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    public var _plotted: _PlottedPrimitive { .category(self) }

    public init?(_plotted: _PlottedPrimitive) {
        guard case .category(let name) = _plotted else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    public var _plotted: _PlottedPrimitive { .date(timeIntervalSinceReferenceDate) }

    public init?(_plotted: _PlottedPrimitive) {
        guard case .date(let seconds) = _plotted else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
