import EspalierViews
import Foundation

/// A binding to the value, or the range of values, that the user selects.
struct ChartSelection {
    /// Sets the selected value, or both ends of the range; nil for none.
    let select: ((_PlottedPrimitive, _PlottedPrimitive)?) -> Void
    /// The selected value; nil for none, and for a range.
    let read: () -> _PlottedPrimitive?
    /// Whether the binding takes a range.
    let isRange: Bool

    init<P: Plottable>(_ value: Binding<P?>) {
        isRange = false
        read = { value.wrappedValue?.plotted }
        select = { ends in
            let selected = ends.flatMap { P(plotted: $0.0) }
            // Each write evaluates the readers of the binding.
            if selected?.plotted != value.wrappedValue?.plotted { value.wrappedValue = selected }
        }
    }

    init<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) {
        isRange = true
        read = { nil }
        select = { ends in
            guard let ends, let first = P(plotted: ends.0), let last = P(plotted: ends.1) else {
                if range.wrappedValue != nil { range.wrappedValue = nil }
                return
            }
            let selected = min(first, last)...max(first, last)
            if selected != range.wrappedValue { range.wrappedValue = selected }
        }
    }
}
