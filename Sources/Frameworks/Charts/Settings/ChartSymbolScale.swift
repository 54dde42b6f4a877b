public import EspalierViews
import Foundation

extension View {
    /// Maps values to symbols, in their order in the legend.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let values = mapping.map(\.key.plotted)
        let output = mapping.map { SymbolChoice.shape($0.value) }
        return chartSettings { $0.symbols.set(_ScaleValues(storage: .list(values)), .list(output)) }
    }

    /// Sets the values that have symbols of their own, in their order in the legend.
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        return chartSettings { $0.symbols.set(values, nil, type) }
    }

    /// Sets the symbols for the values in their order. They repeat if there are more values.
    public nonisolated func chartSymbolScale<S: ChartSymbolShape>(
        range: [S], type: ScaleType? = nil
    ) -> some View {
        let output = range.map { SymbolChoice.shape($0) }
        return chartSettings { $0.symbols.set(nil, .list(output), type) }
    }

    /// Sets the values, and the symbols for them in their order. They repeat if there are more values.
    public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
        domain: Domain, range: [S], type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        let output = range.map { SymbolChoice.shape($0) }
        return chartSettings { $0.symbols.set(values, .list(output), type) }
    }

    /// Sets the values, and makes the symbols for them by a closure.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let values = domain._values
        return chartSettings {
            $0.symbols.set(values, .mapping { DataValue(plotted: $0).map { SymbolChoice.shape(mapping($0)) } })
        }
    }

    /// Makes the symbols for values by a closure.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.symbols.set(nil, .mapping { DataValue(plotted: $0).map { SymbolChoice.shape(mapping($0)) } })
        }
    }

    /// Sets the type of the scale of symbols.
    public nonisolated func chartSymbolScale(type: ScaleType?) -> some View {
        chartSettings { $0.symbols.set(nil, nil, type) }
    }
}
