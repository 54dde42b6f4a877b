public import EspalierViews
import Foundation

extension View {
    /// Maps values to line styles, in their order in the legend.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let values = mapping.map(\.key.plotted)
        let output = mapping.map { $0.value }
        return chartSettings { $0.lines.set(_ScaleValues(storage: .list(values)), .list(output)) }
    }

    /// Sets the values that have line styles of their own, in their order in the legend.
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        return chartSettings { $0.lines.set(values, nil, type) }
    }

    /// Sets the line styles for the values in their order. They repeat if there are more values.
    public nonisolated func chartLineStyleScale(
        range: [StrokeStyle], type: ScaleType? = nil
    ) -> some View {
        let output = range.map { $0 }
        return chartSettings { $0.lines.set(nil, .list(output), type) }
    }

    /// Sets the values, and the line styles for them in their order. They repeat if there are more values.
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: [StrokeStyle], type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        let output = range.map { $0 }
        return chartSettings { $0.lines.set(values, .list(output), type) }
    }

    /// Sets the values, and makes the line styles for them by a closure.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let values = domain._values
        return chartSettings {
            $0.lines.set(values, .mapping { DataValue(plotted: $0).map { mapping($0) } })
        }
    }

    /// Makes the line styles for values by a closure.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartSettings {
            $0.lines.set(nil, .mapping { DataValue(plotted: $0).map { mapping($0) } })
        }
    }

    /// Sets the type of the scale of line styles.
    public nonisolated func chartLineStyleScale(type: ScaleType?) -> some View {
        chartSettings { $0.lines.set(nil, nil, type) }
    }
}
