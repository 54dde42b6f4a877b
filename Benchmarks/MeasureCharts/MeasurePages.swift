import Charts
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierTextMeasurement
import EspalierViews
import Foundation

/// Measures pages with a line chart, with the fonts of a server: the time from the values to the page's HTML, the bytes of a patch that
/// inserts the chart, and the time and the bytes of a changed value.
@MainActor
enum MeasurePages {
    private static let resources = AppResources(measurer: TextMeasurer(fonts: try! FontLibrary()))
    private static let window = HostEnvironment(size: CGSize(width: 390, height: 300))

    static func run() {
        print("page of points   ms   bytes of a patch")
        for count in [30, 1000, 10_000, 100_000] {
            let values = MeasureCharts.walk(count)
            let time = best(of: count > 10_000 ? 15 : 40) { _ = html(graph { WalkChart(values: values) }) }
            let empty = graph { Color.clear }.currentTree()
            let patch = patch(from: empty, to: graph { WalkChart(values: values) }.currentTree())
            print("\(count)  \(time)  \(patch)")
        }
        measureChange()
    }

    /// Opens pages, for a profiler.
    static func open(_ count: Int, runs: Int) {
        let values = MeasureCharts.walk(count)
        for _ in 0..<runs { _ = html(graph { WalkChart(values: values) }) }
    }

    private struct WalkChart: View {
        let values: [Double]

        var body: some View {
            Chart {
                ForEach(values.indices, id: \.self) { index in
                    LineMark(x: .value("Time", index), y: .value("Value", values[index]))
                }
            }
            .chartYScale(domain: .automatic(includesZero: false))
        }
    }

    // MARK: A changed value

    private struct Bars: View {
        @State private var value = 5

        var body: some View {
            Chart(0..<12, id: \.self) {
                BarMark(x: .value("Name", "N\($0)"), y: .value("Count", $0 == 3 ? value : $0 + 1))
            }
            .chartYScale(domain: 0...12)
            .onTapGesture { value = 14 - value }
        }
    }

    private static func measureChange() {
        let page = graph { Bars() }
        var tree = page.currentTree()
        guard let target = node(in: tree.root, taking: .tap) else { return print("The chart takes no taps.") }
        var bytes = 0
        let time = best(of: 200) {
            try? page.send(DisplayEvent(node: target, type: .tap))
            let next = page.currentTree()
            bytes = patch(from: tree, to: next)
            tree = next
        }
        print("a changed value  \(time)  \(bytes)")
    }

    private static func node(in node: DisplayNode, taking events: EventTypes) -> Int? {
        if node.events.contains(events) { return node.id }
        for child in node.children {
            if let found = self.node(in: child, taking: events) { return found }
        }
        return nil
    }

    // MARK: Pages

    private struct NoSymbols: SymbolMarkup {
        func symbolMarkup(_ name: String) -> [UInt8]? { nil }
    }

    private static func graph<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewGraph {
        ViewGraph(host: window, resources: resources, content: content)
    }

    private static func html(_ graph: ViewGraph) -> [UInt8] {
        HTMLPage.write(
            graph.currentTree(),
            session: PageSession(id: "session", scene: "scene", window: PageWindow(size: window.size)),
            assets: PageAssets(script: "/public/client.js"), symbols: NoSymbols())
    }

    private static func patch(from old: DisplayTree, to new: DisplayTree) -> Int {
        Difference.patch(from: old, to: new, symbols: NoSymbols()).encoded().count
    }

    /// The shortest time of several runs, in milliseconds: what a busy machine disturbs least.
    private static func best(of runs: Int, _ body: () -> Void) -> Double {
        body()
        let clock = ContinuousClock()
        let times = (0..<runs).map { _ in clock.measure(body) / .milliseconds(1) }
        return ((times.min() ?? 0) * 1000).rounded() / 1000
    }
}
