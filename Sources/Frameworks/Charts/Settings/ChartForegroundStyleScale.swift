public import EspalierViews
import Foundation

extension View {
    /// Maps values to styles, in their order in the legend.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let values = mapping.map(\.key.plotted)
        let output = mapping.map { AnyShapeStyle($0.value) }
        return chartSettings { $0.colors.set(_ScaleValues(storage: .list(values)), .list(output)) }
    }

    /// Sets the values that have styles of their own, in their order in the legend.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        return chartSettings { $0.colors.set(values, nil, type) }
    }

    /// Sets the styles for the values in their order. They repeat if there are more values.
    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
        range: [S], type: ScaleType? = nil
    ) -> some View {
        let output = range.map { AnyShapeStyle($0) }
        return chartSettings { $0.colors.set(nil, .list(output), type) }
    }

    /// Sets the values, and the styles for them in their order. They repeat if there are more values.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
        domain: Domain, range: [S], type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        let output = range.map { AnyShapeStyle($0) }
        return chartSettings { $0.colors.set(values, .list(output), type) }
    }

    /// Sets the values, and makes the styles for them by a closure.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let values = domain._values
        return chartSettings {
            $0.colors.set(values, .mapping { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    /// Makes the styles for values by a closure.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.colors.set(nil, .mapping { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    /// Sets the type of the scale of styles.
    public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View {
        chartSettings { $0.colors.set(nil, nil, type) }
    }

    /// Colors numbers and dates by a gradient.
    public nonisolated func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chartSettings { $0.colors.set(nil, .gradient(range), type) }
    }

    /// Colors the numbers or dates of a range by a gradient.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        let values = domain._values
        return chartSettings { $0.colors.set(values, .gradient(range), type) }
    }
}
