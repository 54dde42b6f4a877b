import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The drawing of marks, or of parts of an axis, in the plot's coordinates. Its points are animated.
nonisolated struct PlotShape: Shape {
    enum Form: Hashable, Sendable {
        /// Lines between pairs of points.
        case segments
        case line(ChartCurve)
        /// The first half of the points are the upper edge, the second half the lower one.
        case area(ChartCurve)
        /// The corners of rectangles: pairs of the top left and the bottom right one.
        case rectangles
        /// Points without extent, which round or square ends of a line make symbols.
        case dots
        case symbols(ChartSymbol, area: CGFloat)
        /// A point with the angles of the start and of the end.
        case sector(ChartSectorShape)
    }

    let form: Form
    var points: [CGPoint]
    /// The top left corner of the view in the plot.
    var origin = CGPoint.zero

    func path(in rect: CGRect) -> Path {
        // Halves of points have short texts, and lines of many points are steep.
        let path = chartPath.rounded(to: points.count > 400 ? 0.5 : 0.1)
        return Path(path, offset: CGPoint(x: -origin.x, y: -origin.y))
    }

    /// The drawing in the plot's coordinates.
    var chartPath: ChartPath {
        switch form {
        case .segments:
            var path = ChartPath()
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.move(to: points[index])
                path.line(to: points[index + 1])
            }
            return path
        case .line(let curve): return curve.line(through: points)
        case .area(let curve):
            let half = points.count / 2
            return curve.area(from: Array(points[half...]), to: Array(points[..<half]))
        case .rectangles: return rectangles
        case .dots: return ChartSymbol.circle.dots(at: points) ?? ChartPath()
        case .symbols(let symbol, let area): return symbol.path(at: points, area: area)
        case .sector(let shape):
            guard let angles = points.first else { return ChartPath() }
            return shape.path(from: angles.x, to: angles.y)
        }
    }

    private var rectangles: ChartPath {
        var path = ChartPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            let (start, end) = (points[index], points[index + 1])
            let rectangle = CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y))
            path.addRectangle(rectangle)
        }
        return path
    }

    var animatableData: PlotVector {
        get { PlotVector(points) }
        set { if newValue.numbers.count == points.count * 2 { points = newValue.points } }
    }
}

/// Coordinates of points, which are animated together.
nonisolated struct PlotVector: VectorArithmetic, Sendable {
    var numbers: [Double]

    init(_ points: [CGPoint]) {
        numbers = []
        numbers.reserveCapacity(points.count * 2)
        for point in points {
            numbers.append(Double(point.x))
            numbers.append(Double(point.y))
        }
    }

    private init(numbers: [Double]) {
        self.numbers = numbers
    }

    var points: [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    static var zero: PlotVector { PlotVector(numbers: []) }

    static func + (left: PlotVector, right: PlotVector) -> PlotVector { combined(left, right, +) }
    static func - (left: PlotVector, right: PlotVector) -> PlotVector { combined(left, right, -) }

    private static func combined(
        _ left: PlotVector, _ right: PlotVector, _ operation: (Double, Double) -> Double
    ) -> PlotVector {
        let count = max(left.numbers.count, right.numbers.count)
        return PlotVector(
            numbers: (0..<count).map { index in
                operation(
                    index < left.numbers.count ? left.numbers[index] : 0,
                    index < right.numbers.count ? right.numbers[index] : 0)
            })
    }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension Path {
    /// The path of a chart, moved by an offset.
    nonisolated init(_ path: ChartPath, offset: CGPoint = .zero) {
        self.init()
        var next = 0
        func point() -> CGPoint {
            defer { next += 1 }
            return CGPoint(x: path.points[next].x + offset.x, y: path.points[next].y + offset.y)
        }
        for verb in path.verbs {
            switch verb {
            case .move: move(to: point())
            case .line: addLine(to: point())
            case .quadCurve:
                let control = point()
                addQuadCurve(to: point(), control: control)
            case .curve:
                let (first, second) = (point(), point())
                addCurve(to: point(), control1: first, control2: second)
            case .close: closeSubpath()
            }
        }
    }
}
