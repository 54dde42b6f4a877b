import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A symbol whose type is hidden, so that points of one chart may have symbols of several types.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    let shape: any ChartSymbolShape

    /// Hides the type of a symbol.
    public init<S: ChartSymbolShape>(_ shape: S) {
        self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
    }

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
