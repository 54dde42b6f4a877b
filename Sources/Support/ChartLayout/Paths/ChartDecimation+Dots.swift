package import Foundation

extension ChartDecimation {
    /// Pairs of points between which lines with round ends cover what dots at many points cover.
    ///
    /// Dots move to whole points, by at most half a point in each direction. Neighbors on a level are one line as long as the gap between
    /// two dots is no deeper than half a point. The lines go from the top to the bottom, and each from the left to the right; a dot alone is a
    /// line without length. Points that are not finite are left out.
    ///
    /// - Parameter width: The diameter of a dot, in points.
    /// - Complexity: O(*n* log *n*) in the number of points.
    package static func strips(of points: [CGPoint], width: CGFloat) -> [CGPoint] {
        // Between two circles of radius r whose centers are d apart, the gap is r - √(r² - d²/4) deep.
        let reach = max(1, Int((2 * max(0, width / 2 - 0.25).squareRoot()).rounded(.down)))
        var cells: [Cell] = []
        cells.reserveCapacity(points.count)
        for point in points where point.isFinite && abs(point.x) < 1e6 && abs(point.y) < 1e6 {
            cells.append(Cell(x: Int32(point.x.rounded()), y: Int32(point.y.rounded())))
        }
        cells.sort { $0.order < $1.order }
        var strips: [CGPoint] = []
        for cell in cells {
            if let last = strips.last, Int(last.y) == Int(cell.y), Int(cell.x) - Int(last.x) <= reach {
                strips[strips.count - 1].x = CGFloat(cell.x)
            } else {
                let point = CGPoint(x: CGFloat(cell.x), y: CGFloat(cell.y))
                strips.append(point)
                strips.append(point)
            }
        }
        return strips
    }

    private struct Cell {
        var x, y: Int32

        /// Rows first.
        var order: Int { Int(y) << 32 + Int(x) }
    }
}
