public import EspalierLayoutEngine
import EspalierViews
public import Foundation

extension ChartContent {
    /// Places marks of different values beside each other instead of on each other.
    ///
    /// - Parameters:
    ///   - axis: The axis along which they stand; nil for the axis with categories or dates.
    ///   - span: The space of all of them together.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        traits(by: value, in: \.position) {
            if $0.position == nil { $0.position = MarkPosition(key: $1, axis: axis, span: span) }
        }
    }

    /// Moves the marks by a number of points, downwards and to the trailing edge.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the marks by a number of points, downwards and to the trailing edge.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the marks horizontally, and their vertical ends each by a number of points.
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the marks vertically, and their horizontal ends each by a number of points.
    public nonisolated func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves each end of the marks by a number of points, downwards and to the trailing edge.
    public nonisolated func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        traits {
            $0.offsetX = MarkOffset(start: $0.offsetX.start + xStart, end: $0.offsetX.end + xEnd)
            $0.offsetY = MarkOffset(start: $0.offsetY.start + yStart, end: $0.offsetY.end + yEnd)
        }
    }
}
