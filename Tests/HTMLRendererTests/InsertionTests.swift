import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A row inserted at the top of a thousand` {
    private func tree(_ rows: [Int]) -> DisplayTree {
        let style = DisplayTextStyle(font: FontFace(), lineHeight: 20)
        let children = rows.enumerated().map { place, row in
            DisplayNode(
                id: row, type: "Text", frame: CGRect(x: 0, y: CGFloat(place) * 28, width: 100, height: 20),
                content: .text(DisplayText(line: "Row \(row)", style: style)))
        }
        let stack = DisplayNode(
            id: 2, type: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat(rows.count) * 28 - 8),
            content: .flow(DisplayFlow(axis: .vertical, gap: 8)), children: DisplayChildren(ContiguousArray(children)))
        let root = DisplayNode(
            id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            children: DisplayChildren([stack]))
        return DisplayTree(
            revision: 1, size: CGSize(width: 100, height: 100), title: "", colorScheme: nil, language: "en",
            direction: .leftToRight, focus: nil, root: root)
    }

    @Test func `is sent without the rows that it moves`() {
        let before = tree(Array(10..<1010))
        let after = tree([5000] + Array(10..<1010))
        let patch = Difference.patch(from: before, to: after, symbols: NoSymbols())
        #expect(patch.operations.count == 2)
        #expect(patch.encoded().count < 1024)
        let text = String(decoding: patch.encoded(), as: UTF8.self)
        #expect(text.contains("Row 5000"))
        #expect(!text.contains("Row 10"))
    }
}
