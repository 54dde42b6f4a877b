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
}
