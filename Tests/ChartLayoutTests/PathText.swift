import EspalierChartLayout
import EspalierLayoutEngine
import Foundation

extension ChartPath {
    /// The path in SVG's syntax, with three decimal places.
    var text: String {
        var next = points.startIndex
        return verbs.map { verb in
            let count = [PathVerb.move: 1, .line: 1, .curve: 3][verb, default: 0]
            defer { next += count }
            let letter = [PathVerb.move: "M", .line: "L", .curve: "C"][verb, default: "Z"]
            return letter + points[next..<next + count].map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }.joined()
    }
}

/// A number with three decimal places at most.
func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

func points(_ pairs: (CGFloat, CGFloat)...) -> [CGPoint] { pairs.map { CGPoint(x: $0.0, y: $0.1) } }
