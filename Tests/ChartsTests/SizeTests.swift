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

    /// A chart of a value that rises and falls by small steps.
    private func page(_ count: Int) -> TestPage {
        var value = 100.0
        let values = (0..<count).map { index in
            value += Double((index * 7919) % 23 - 11) / 10
            return value
        }
        return TestPage(width: 390, height: 300) {
            Chart {
                ForEach(values.indices, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", values[index]))
                }
            }
        }
    }

    @Test func `a chart of a thousand points takes less than nine kilobytes in a patch`() {
        let empty = TestPage(width: 390, height: 300) { Color.clear }
        #expect(bytes(empty.tree, page(1000).tree) < 9216)
    }

    @Test func `a chart of a hundred thousand points takes less than thirty kilobytes`() {
        let empty = TestPage(width: 390, height: 300) { Color.clear }
        #expect(bytes(empty.tree, page(100_000).tree) < 30_720)
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
        #expect(patch.operations.count == 3)
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
