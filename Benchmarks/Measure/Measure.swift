import EspalierDisplayTree
import EspalierGalleryPages
import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierTextMeasurement
import EspalierViews
import Foundation
import SwiftUI

/// Times the library in process: many runs with cached fonts, median and minimum.
@MainActor
@main enum Measure {
    static let measurer = TextMeasurer(fonts: try! FontLibrary())
    static let resources = AppResources(measurer: measurer)
    static let window = HostEnvironment(size: CGSize(width: 390, height: 844))

    static func main() {
        if CommandLine.arguments.dropFirst().first == "counted" {
            if CommandLine.arguments.last == "names" { return print(CountedWork.names.joined(separator: "\n")) }
            return CountedWork.run()
        }
        print("| work | median | minimum |")
        print("|---|---|---|")
        timeFirst("/tabs: evaluation, layout, HTML", runs: 400) { TabsPage() }
        timeFirst("/minimap: evaluation, layout, HTML", runs: 400) { MinimapPage() }
        timeFirst("1,000 rows of four texts: evaluation, layout, HTML", runs: 100) { RowsPage() }
        if isChosen("1,000 rows of four texts: the page") {
            print("| 1,000 rows of four texts: the page | \(html(graph { RowsPage() }).count) bytes | |")
        }
        timeFirst("100,000 lazy rows: evaluation, layout, HTML", runs: 200) { LazyPage() }
        if isChosen("100,000 lazy rows: the page") {
            print("| 100,000 lazy rows: the page | \(html(graph { LazyPage() }).count) bytes | |")
        }
        timeFirst("100,000 lazy rows in 274 sections with pinned headers", runs: 100) { ScrollPage() }
        measurePaths()
        if isChosen("tap, from") { measureTap() }
        if isChosen("/shop: a push") { measurePush() }
        if isChosen("samples") { measureSamples() }
        if isChosen("keystroke") { measureKeystroke() }
        if isChosen("a row inserted") { measureInsertion() }
        if isChosen("page of") { measureGrowth() }
        if isChosen("memory") { measureMemory() }
    }

    /// Whether the command line selects this benchmark.
    static func isChosen(_ name: String) -> Bool {
        CommandLine.arguments.count < 2 || name.contains(CommandLine.arguments[1])
            || CommandLine.arguments[1].contains(name)
    }

    static func graph<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewGraph {
        ViewGraph(host: window, resources: resources, content: content)
    }

    static func html(_ graph: ViewGraph) -> [UInt8] {
        HTMLPage.write(
            graph.currentTree(),
            session: PageSession(id: "session", scene: "scene", window: PageWindow(size: window.size)),
            assets: PageAssets(script: "/public/client.js"), symbols: NoSymbols())
    }

    // MARK: Events

    static func measureTap() {
        let page = graph { TabsPage() }
        var tree = page.currentTree()
        let tabs = nodes(tree).filter { $0.semantics?.role == .tab }.map(\.id)
        var turn = 0
        var bytes = 0
        time("/tabs: a tap, from the event to the patch", runs: 2000) {
            turn += 1
            try? page.send(DisplayEvent(node: tabs[turn % tabs.count], type: .tap))
            let next = page.currentTree()
            bytes = max(bytes, Difference.patch(from: tree, to: next, symbols: NoSymbols()).encoded().count)
            tree = next
        }
        print("| /tabs: the largest patch of a tap | \(bytes) bytes | |")
    }

    /// Pushes a screen, each time in a new page, because a screen that was popped leaves slowly.
    static func measurePush() {
        var page = graph { ShopPage() }
        var tree = page.currentTree()
        var link: Int?
        var bytes = 0
        func open() {
            page = graph { ShopPage() }
            tree = page.currentTree()
            link = nodes(tree).first { if case .link = $0.content { true } else { false } }?.id
        }
        time("/shop: a push, from the event to the patch", runs: 400, before: open) {
            guard let link else { return }
            try? page.send(DisplayEvent(node: link, type: .tap))
            let next = page.currentTree()
            bytes = max(bytes, Difference.patch(from: tree, to: next, symbols: NoSymbols()).encoded().count)
            tree = next
        }
        print("| /shop: the patch of a push | \(bytes) bytes | |")
    }

    /// Animates the data of 20 paths of 100 points, each of which is sampled for the page. Each run is a new page, because a running
    /// animation would be added to.
    static func measureSamples() {
        var page = graph { RipplesPage() }
        var button: Int?
        func open() {
            page = graph { RipplesPage() }
            button = nodes(page.currentTree()).first { $0.events.contains(.tap) }?.id
        }
        let name = "20 paths of 100 points: the samples of their animation"
        let median = time(name, runs: 200, before: open) {
            guard let button else { return }
            try? page.send(DisplayEvent(node: button, type: .tap))
            _ = page.currentTree()
            while page.hasFurtherSteps { _ = page.currentTree() }
        }
        print("| \(name), for each path | \(format(median * 1000 / 20)) ms | |")
    }

    static func measureKeystroke() {
        let page = graph { MinimapPage() }
        var tree = page.currentTree()
        guard let field = nodes(tree).first(where: { "\($0.type)" == "TextField" })?.id else { return }
        var turn = 0
        var bytes = 0
        time("/minimap: a keystroke, from the event to the patch", runs: 2000) {
            turn += 1
            let event = DisplayEvent(
                node: field, type: .input, value: .text(String(repeating: "a", count: turn % 5)))
            try? page.send(event)
            let next = page.currentTree()
            bytes = max(
                bytes, Difference.patch(from: tree, to: next, reported: [event], symbols: NoSymbols()).encoded().count)
            tree = next
        }
        print("| /minimap: the largest patch of a keystroke | \(bytes) bytes | |")
    }

    // MARK: Paths

    static func measurePaths() {
        let size = CGSize(width: 390, height: 844)
        let lines = SpiralPath(curves: false).path(in: CGRect(origin: .zero, size: size))
        let curves = SpiralPath(curves: true).path(in: CGRect(origin: .zero, size: size))
        time("a path of 10,000 lines: a page of it, to SVG", runs: 200) { _ = html(graph { lines }) }
        time("a path of 10,000 curves: a page of it, to SVG", runs: 200) { _ = html(graph { curves }) }
        time("a path of 10,000 curves: trimmed to its half", runs: 50) { _ = curves.trimmedPath(from: 0.25, to: 0.75) }
        time("a path of 10,000 curves: the outline of its line", runs: 50) {
            _ = curves.strokedPath(StrokeStyle(lineWidth: 3, lineJoin: .round))
        }
    }

    // MARK: Rows

    /// Inserts a row at the top of a stack of a thousand. The page receives the new row and none of the rows that it
    /// moves.
    static func measureInsertion() {
        let page = graph { GrowingPage() }
        var tree = page.currentTree()
        guard let button = nodes(tree).first(where: { $0.events.contains(.tap) })?.id else { return }
        var bytes = 0
        time("1,000 rows: a row inserted at the top, from the event to the patch", runs: 100) {
            try? page.send(DisplayEvent(node: button, type: .tap))
            let next = page.currentTree()
            bytes = max(bytes, Difference.patch(from: tree, to: next, symbols: NoSymbols()).encoded().count)
            tree = next
        }
        print("| 1,000 rows: the largest patch of an insertion | \(bytes) bytes | |")
    }

    // MARK: Growth

    static func measureGrowth() {
        let small = tapOnPage(of: 100)
        let large = tapOnPage(of: 10_000)
        print("| one tap on a page of 10,000 texts, as a multiple of the same on 100 | \(format(large / small)) | |")
    }

    static func tapOnPage(of count: Int) -> Double {
        let page = graph { ManyPage(count: count) }
        var tree = page.currentTree()
        guard let target = nodes(tree).first(where: { $0.events.contains(.tap) })?.id else { return 0 }
        return time("one tap on a page of \(count) texts", runs: 2000) {
            try? page.send(DisplayEvent(node: target, type: .tap))
            let next = page.currentTree()
            _ = Difference.patch(from: tree, to: next, symbols: NoSymbols()).encoded()
            tree = next
        }
    }

    // MARK: Memory

    /// The memory of a page together with its display tree, as a session keeps both, without the server's part.
    static func measureMemory() {
        let count = CommandLine.arguments.contains("once") ? 100 : 1000
        var kept: [(ViewGraph, DisplayTree)] = []
        kept.reserveCapacity(count)
        func keep() {
            let page = graph { TabsPage() }
            kept.append((page, page.currentTree()))
        }
        for _ in 0..<10 { keep() }
        let before = residentBytes()
        for _ in 10..<count { keep() }
        let each = Double(residentBytes() - before) / Double(count - 10) / 1024
        print("| /tabs: memory of a graph and its display tree | \(format(each)) KB | |")
        withExtendedLifetime(kept) {}
    }

    static func residentBytes() -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (Int(text.split(separator: " ")[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    static func nodes(_ tree: DisplayTree) -> [DisplayNode] {
        var found: [DisplayNode] = []
        func visit(_ node: DisplayNode) {
            found.append(node)
            for child in node.children { visit(child) }
        }
        visit(tree.root)
        return found
    }

    // MARK: Time

    /// Times the first creation of a page. The page stays alive, as a session's does, so its release is not timed.
    static func timeFirst<Content: View>(_ name: String, runs: Int, @ViewBuilder _ content: () -> Content) {
        var page: ViewGraph?
        time(name, runs: runs, before: { page = nil }) {
            let made = graph(content)
            _ = html(made)
            page = made
        }
        withExtendedLifetime(page) {}
    }

    @discardableResult
    static func time(_ name: String, runs: Int, before: () -> Void = {}, _ body: () -> Void) -> Double {
        // A word on the command line selects the benchmark. "once" after it runs it only a few times, for a profiler.
        if CommandLine.arguments.count > 1, !name.contains(CommandLine.arguments[1]) { return 1 }
        let runs = CommandLine.arguments.contains("once") ? min(runs, 300) : runs
        for _ in 0..<max(3, runs / 20) {
            before()
            body()
        }
        var seconds: [Double] = []
        for _ in 0..<runs {
            before()
            let start = ContinuousClock.now
            body()
            let elapsed = (ContinuousClock.now - start).components
            seconds.append(Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
        }
        seconds.sort()
        let median = seconds[seconds.count / 2]
        print("| \(name) | \(format(median * 1000)) ms | \(format(seconds[0] * 1000)) ms |")
        return median
    }

    static func format(_ number: Double) -> String { String(format: "%.3f", number) }
}

struct NoSymbols: SymbolMarkup {
    func symbolMarkup(_ name: String) -> [UInt8]? { nil }
}

/// A spiral of ten thousand steps.
struct SpiralPath: Shape {
    let curves: Bool

    func path(in rect: CGRect) -> Path {
        func point(_ step: Double) -> CGPoint {
            CGPoint(
                x: rect.midX + rect.width / 2 * step / 10_000 * cos(step / 50),
                y: rect.midY + rect.height / 2 * step / 10_000 * sin(step / 50))
        }
        return Path { path in
            path.move(to: point(0))
            for step in stride(from: 1.0, through: 10_000, by: 1) {
                if curves {
                    path.addCurve(to: point(step), control1: point(step - 0.7), control2: point(step - 0.3))
                } else {
                    path.addLine(to: point(step))
                }
            }
        }
    }
}

/// A wave of a hundred points.
struct Ripple: Shape {
    var height: CGFloat
    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0..<100 {
                let x = rect.width * CGFloat(step) / 99
                let point = CGPoint(x: x, y: rect.midY + height * sin(CGFloat(step) / 5))
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

struct RipplesPage: View {
    @State private var isHigh = false

    var body: some View {
        VStack {
            Button("Go") { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
            ForEach(0..<20, id: \.self) { _ in Ripple(height: isHigh ? 10 : 2).frame(width: 200, height: 24) }
        }
    }
}

struct RowsPage: View {
    var body: some View {
        VStack {
            ForEach(0..<1000, id: \.self) { row in
                HStack {
                    Text(verbatim: "Row \(row)")
                    Text(verbatim: "Name of \(row)")
                    Text(verbatim: "\(row * 37 % 1000) kg")
                    Text(verbatim: "active")
                }
            }
        }
    }
}

/// A hundred thousand rows, of which the first are created.
struct LazyPage: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(0..<100_000, id: \.self) { row in
                    HStack {
                        Image(systemName: "calendar")
                        Text(verbatim: "Day \(row)").font(.headline)
                        Spacer()
                        Text(verbatim: "\(row * 37 % 1000) steps").foregroundColor(.secondary)
                    }
                    .padding()
                }
            }
        }
    }
}

/// A thousand rows, and any number of additional ones.
struct GrowingPage: View {
    @State private var rows = Array(0..<1000)

    var body: some View {
        ScrollView {
            Button("more") { rows.insert(rows.count, at: 0) }
            ForEach(rows, id: \.self) { row in
                HStack {
                    Text(verbatim: "Row \(row)")
                    Spacer()
                    Text(verbatim: "\(row * 37 % 1000) kg")
                }
            }
        }
    }
}

struct ManyPage: View {
    let count: Int

    var body: some View {
        VStack { ForEach(0..<count, id: \.self) { CountingText(index: $0) } }
    }
}

struct CountingText: View {
    let index: Int
    @State private var taps = 0

    var body: some View {
        Text(verbatim: "Text \(index), tapped \(taps % 10)").onTapGesture { taps += 1 }
    }
}
