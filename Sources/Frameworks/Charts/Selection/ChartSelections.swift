public import EspalierViews
import Foundation

extension View {
    /// Binds the value at the pointer or the finger along the horizontal axis of charts; nil while there is none.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.x.selection = ChartSelection(value) }
    }

    /// Binds the range of values over which the user drags along the horizontal axis of charts; nil while there is none.
    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSettings { $0.x.selection = ChartSelection(range: range) }
    }

    /// Binds the value at the pointer or the finger along the vertical axis of charts; nil while there is none.
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.y.selection = ChartSelection(value) }
    }

    /// Binds the range of values over which the user drags along the vertical axis of charts; nil while there is none.
    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSettings { $0.y.selection = ChartSelection(range: range) }
    }

    /// Binds the value at the pointer or the finger around the middle of a pie: the sum of the values before it; nil while there is none.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.angleSelection = ChartSelection(value) }
    }
}
