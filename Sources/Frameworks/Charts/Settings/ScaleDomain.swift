import Foundation

/// The values of a scale: a range, a list of categories, or those of the data.
public protocol ScaleDomain {
    var _values: _ScaleValues { get }
}

/// The values of a scale, without their types.
public struct _ScaleValues {
    enum Storage {
        case automatic(includesZero: Bool?, isReversed: Bool?, (([_PlottedPrimitive]) -> [_PlottedPrimitive])?)
        case range(_PlottedPrimitive, _PlottedPrimitive)
        case list([_PlottedPrimitive])
    }

    let storage: Storage
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: _ScaleValues { _ScaleValues(storage: .range(lowerBound.plotted, upperBound.plotted)) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _values: _ScaleValues { _ScaleValues(storage: .range(lowerBound.plotted, upperBound.plotted)) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _values: _ScaleValues { _ScaleValues(storage: .list(map(\.plotted))) }
}

/// The domain that a chart derives from its data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _values: _ScaleValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain of the data, with round bounds. Numbers include zero.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The domain of the data.
    ///
    /// - Parameters:
    ///   - includesZero: Whether numbers include zero; nil if the chart decides.
    ///   - reversed: Whether values descend along the axis.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _values: _ScaleValues(storage: .automatic(includesZero: includesZero, isReversed: reversed, nil)))
    }

    /// The domain of the data, changed by a closure.
    ///
    /// - Parameters:
    ///   - includesZero: Whether numbers include zero; nil if the chart decides.
    ///   - reversed: Whether values descend along the axis.
    ///   - modifyInferredDomain: Changes the values of the data, whose least and greatest become the bounds.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _values: _ScaleValues(
                storage: .automatic(includesZero: includesZero, isReversed: reversed) { plotted in
                    var values = plotted.compactMap { DataValue(plotted: $0) }
                    modifyInferredDomain(&values)
                    return values.map(\.plotted)
                }))
    }
}
