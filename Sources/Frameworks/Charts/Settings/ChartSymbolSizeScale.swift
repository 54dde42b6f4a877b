public import EspalierViews
public import Foundation

extension View {
    /// Maps values to areas in square points, in their order in the legend.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let values = mapping.map(\.key.plotted)
        let output = mapping.map { $0.value }
        return chartSettings { $0.symbolSizes.set(_ScaleValues(storage: .list(values)), .list(output)) }
    }

    /// Sets the values that have areas in square points of their own, in their order in the legend.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        return chartSettings { $0.symbolSizes.set(values, nil, type) }
    }

    /// Sets the areas in square points for the values in their order. They repeat if there are more values.
    public nonisolated func chartSymbolSizeScale(
        range: [CGFloat], type: ScaleType? = nil
    ) -> some View {
        let output = range.map { $0 }
        return chartSettings { $0.symbolSizes.set(nil, .list(output), type) }
    }

    /// Sets the values, and the areas in square points for them in their order. They repeat if there are more values.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, range: [CGFloat], type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        let output = range.map { $0 }
        return chartSettings { $0.symbolSizes.set(values, .list(output), type) }
    }

    /// Sets the values, and makes the areas in square points for them by a closure.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let values = domain._values
        return chartSettings {
            $0.symbolSizes.set(values, .mapping { DataValue(plotted: $0).map { mapping($0) } })
        }
    }

    /// Makes the areas in square points for values by a closure.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartSettings {
            $0.symbolSizes.set(nil, .mapping { DataValue(plotted: $0).map { mapping($0) } })
        }
    }

    /// Sets the type of the scale of areas in square points.
    public nonisolated func chartSymbolSizeScale(type: ScaleType?) -> some View {
        chartSettings { $0.symbolSizes.set(nil, nil, type) }
    }

    /// Sets the areas of symbols for the least and the greatest number, in square points.
    public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chartSettings { $0.symbolSizes.set(nil, .interval(range.lowerBound, range.upperBound), type) }
    }

    /// Sets the areas of symbols for the least and the greatest number of a range, in square points.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        return chartSettings { $0.symbolSizes.set(values, .interval(range.lowerBound, range.upperBound), type) }
    }
}
