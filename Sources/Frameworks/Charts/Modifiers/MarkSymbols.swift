public import EspalierViews
public import Foundation

extension ChartContent {
    /// Draws points, and the points of lines, with a symbol.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        traits { if $0.symbol == nil { $0.symbol = .shape(symbol) } }
    }

    /// Draws points, and the points of lines, with a view.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return traits { if $0.symbol == nil { $0.symbol = .view(view) } }
    }

    /// Draws points, and the points of lines, with the symbol of a value, which gets an entry in the legend. Lines of different values
    /// are separate.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        traits(by: value, in: \.symbol) { if $0.symbolKey.isNaN { $0.symbolKey = $1 } }
    }

    /// Sets the area of symbols in square points. A circle of 64 square points is about nine points wide.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        traits { if $0.symbolSize == nil { $0.symbolSize = area } }
    }

    /// Sets the size of symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        symbolSize(size.width * size.height)
    }

    /// Draws symbols whose area grows with a value.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        traits(by: value, in: \.symbolSize) { if $0.symbolSizeKey.isNaN { $0.symbolSizeKey = $1 } }
    }
}
