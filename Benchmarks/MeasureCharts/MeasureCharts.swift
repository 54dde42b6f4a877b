import EspalierChartLayout
import EspalierLayoutEngine
import Foundation

/// Measures charts, in rows of the table of `make bench`: the time of a line from its values to its path, and the bytes of the path as a page contains
/// it. `pages` measures whole pages with charts instead, and `page` opens one again and again.
///
///     swift build -c release --product MeasureCharts && .build/release/MeasureCharts [pages | page COUNT RUNS]
@main struct MeasureCharts {
    static let width: CGFloat = 390
    static let height: CGFloat = 240

    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "page", arguments.count == 3 {
            // A profiler sees the pages of one size only.
            return MeasurePages.open(Int(arguments[2])!, runs: Int(arguments[3])!)
        }
        if arguments.first == "pages" { return MeasurePages.run() }
        for count in [30, 1000, 10_000, 100_000, 1_000_000] {
            report("a walk of \(count) points", walk(count))
        }
        report("noise of 1000 points", noise(1000))
        report("noise of 100000 points", noise(100_000))
        let names = (0..<10_000).map(String.init)
        let clock = ContinuousClock()
        let time = clock.measure {
            let scale = ChartScale(.categories(names), range: ChartRange(0, width))
            let places = names.map { scale.position(of: $0)! }
            _ = ChartLabels.placed(positions: places, lengths: places.map { _ in 30 })
        }
        print("| charts: 10,000 categories and their labels | \(milliseconds(time)) ms | |")
    }

    private static func report(_ name: String, _ values: [Double]) {
        let clock = ContinuousClock()
        var best = Duration.seconds(1000)
        var path = ChartPath()
        var kept = 0
        for _ in 0..<7 {
            let time = clock.measure {
                let domain = ChartDomain.inferred(numbers: values, includesZero: false)
                let x = ChartScale(.numbers(0, Double(values.count - 1)), range: ChartRange(0, width))
                let y = ChartScale(domain, range: ChartRange(height, 0))
                let points = values.indices.map { index in
                    CGPoint(x: x.position(of: Double(index)) ?? .nan, y: y.position(of: values[index]) ?? .nan)
                }
                let reduced = ChartDecimation.reduced(points)
                kept = reduced.count
                path = ChartCurve.linear.line(through: reduced)
            }
            best = min(best, time)
        }
        print("| charts: \(name) | \(milliseconds(best)) ms | \(kept) kept, \(text(path).utf8.count) bytes |")
    }

    private static func milliseconds(_ time: Duration) -> Double {
        (time / .milliseconds(1) * 1000).rounded() / 1000
    }

    static func walk(_ count: Int) -> [Double] {
        var value = 100.0
        var random = Random()
        return (0..<count).map { _ in
            value += random.next() - 0.5
            return value
        }
    }

    private static func noise(_ count: Int) -> [Double] {
        var random = Random()
        return (0..<count).map { _ in random.next() * 100 }
    }

    /// The same numbers in each run.
    private struct Random {
        var state: UInt64 = 1

        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
    }

    /// The path as the page contains it: letters, numbers without zeros at their ends, and one number for an upright line of a long path.
    private static func text(_ path: ChartPath) -> String {
        var text = ""
        var next = path.points.startIndex
        for verb in path.verbs {
            if verb == .line, path.verbs.count > 256, path.points[next].x == path.points[next - 1].x {
                text += "V" + number(path.points[next].y)
                next += 1
                continue
            }
            let (letter, count) =
                switch verb {
                case .move: ("M", 1)
                case .line: ("L", 1)
                case .quadCurve: ("Q", 2)
                case .curve: ("C", 3)
                case .close: ("Z", 0)
                }
            text += letter
            text += path.points[next..<next + count].flatMap { [number($0.x), number($0.y)] }.joined(separator: " ")
            next += count
        }
        return text
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
