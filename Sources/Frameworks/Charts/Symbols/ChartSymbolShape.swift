import EspalierChartLayout
import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A shape that points of a chart have.
public nonisolated protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape seems to fill. Symbols of one size are scaled by it, so that they look equally large.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .square) }
    /// A triangle that points upwards.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .cross) }
    /// An asterisk.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .asterisk) }
}

extension ChartSymbolShape {
    /// The outline of the symbol, as a line inside of it.
    ///
    /// - Parameter lineWidth: In points.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedChartSymbol(shape: self, lineWidth: lineWidth)
    }
}

/// The outline of a symbol.
nonisolated struct StrokedChartSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
    let shape: Symbol
    let lineWidth: CGFloat

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(
            StrokeStyle(lineWidth: lineWidth))
    }
}
