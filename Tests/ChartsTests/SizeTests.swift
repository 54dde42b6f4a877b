import Charts
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
struct SizeTests {
    private struct NoSymbols: SymbolMarkup {
        func symbolMarkup(_ name: String) -> [UInt8]? { nil }
    }

    private func bytes(_ old: DisplayTree, _ new: DisplayTree) -> Int {
        Difference.patch(from: old, to: new, symbols: NoSymbols()).encoded().count
    }

    /// A value that rises and falls by small steps.
    private func walk(_ count: Int) -> [Double] {
        var value = 100.0
        var seed: UInt64 = 1
        return (0..<count).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            value += Double(seed >> 40) / Double(1 << 24) - 0.5
            return value
        }
    }

    /// A chart whose line fills the plot.
    private func page(_ count: Int, width: CGFloat = 390) -> TestPage {
        let values = walk(count)
        return TestPage(width: width, height: 300) {
            Chart {
                ForEach(values.indices, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", values[index]))
                }
            }
            .chartYScale(domain: .automatic(includesZero: false))
        }
    }

    @Test func `a chart of a thousand points takes less than eight kilobytes in a patch`() {
        let empty = TestPage(width: 390, height: 300) { Color.clear }
        #expect(bytes(empty.tree, page(1000).tree) < 8192)
    }

    @Test func `a chart of a hundred thousand points takes less than thirty kilobytes`() {
        let empty = TestPage(width: 390, height: 300) { Color.clear }
        #expect(bytes(empty.tree, page(100_000).tree) < 30_720)
    }

    @Test func `points, areas and curves of a hundred thousand values follow the width`() {
        let values = walk(100_000)
        func length<Content: ChartContent>(_ content: @escaping (Int) -> Content) -> Int {
            let empty = TestPage(width: 390, height: 300) { Color.clear }
            let page = TestPage(width: 390, height: 300) {
                Chart(values.indices, id: \.self, content: content).chartYScale(domain: .automatic(includesZero: false))
            }
            return bytes(empty.tree, page.tree)
        }
        #expect(length { PointMark(x: .value("x", $0), y: .value("y", values[$0])) } < 30_720)
        #expect(length { AreaMark(x: .value("x", $0), y: .value("y", values[$0])) } < 30_720)
        #expect(
            length { LineMark(x: .value("x", $0), y: .value("y", values[$0])).interpolationMethod(.monotone) } < 30_720)
        #expect(
            length { LineMark(x: .value("x", $0), y: .value("y", values[$0])).interpolationMethod(.stepEnd) } < 30_720)
    }

    private struct Changing: View {
        @State private var value = 5

        var body: some View {
            VStack(spacing: 0) {
                Button("Change") { value = 9 }
                Chart(0..<12, id: \.self) {
                    BarMark(x: .value("Name", "N\($0)"), y: .value("Count", $0 == 3 ? value : $0 + 1))
                }
                .chartYScale(domain: 0...12)
            }
        }
    }

    @Test func `a changed bar moves, and nothing else`() throws {
        let page = TestPage(width: 390, height: 300) { Changing() }
        let old = page.tree
        try page.tap("Change")
        let patch = Difference.patch(from: old, to: page.tree, symbols: NoSymbols())
        #expect(patch.operations.count == 2)
        #expect(patch.encoded().count < 500)
    }

    private struct Morphing: View {
        @State private var isHigh = false

        var body: some View {
            VStack(spacing: 0) {
                Button("Change") { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
                Chart(0..<5, id: \.self) {
                    LineMark(x: .value("x", $0), y: .value("y", isHigh ? 4 - $0 : $0))
                }
                .chartYScale(domain: 0...4)
            }
        }
    }

    @Test func `a line that changes under an animation is two samples of its points`() throws {
        let page = TestPage(width: 390, height: 300) { Morphing() }
        let old = page.tree
        try page.tap("Change")
        let text = String(
            decoding: Difference.patch(from: old, to: page.tree, symbols: NoSymbols()).encoded(), as: UTF8.self)
        #expect(page.tree.samples.count == 1)
        #expect(
            text.contains(
                #"["y",5,"$d",0,[0,"<svg aria-hidden=true><path d=\"M0 271L93.8 203.3L187.5 135.5L281.3 67.8L375 0\""#))
        #expect(text.contains(#",1,"<svg aria-hidden=true><path d=\"M0 0L93.8 67.8L187.5 135.5L281.3 203.3L375 271\""#))
        #expect(text.utf8.count < 1000)
    }
}
