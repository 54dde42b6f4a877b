import EspalierChartLayout
import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// One of the symbols that charts have by themselves.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    let symbol: ChartSymbol

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            symbol.path(
                at: [CGPoint(x: rect.midX, y: rect.midY)], area: side * side * (symbol == .circle ? .pi / 4 : 1)))
    }
}
