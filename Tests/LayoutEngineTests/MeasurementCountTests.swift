import EspalierLayoutEngine
import Foundation
import Testing

/// The number of measurements of a stack's children, which determines the cost of a layout.
@Suite struct MeasurementCountTests {
    private func counts(_ source: String, _ proposal: ProposedViewSize, reportsRanges: Bool = true) throws -> [Int] {
        let root = try TreeBuilder(reportsRanges: reportsRanges).build(source)
        root.place(at: .zero, proposal: proposal, size: root.sizeThatFits(proposal))
        return leaves(root).map(\.measureCount)
    }

    private func leaves(_ node: TestNode) -> [TestNode] {
        node.isLeaf ? [node] : node.children.flatMap(leaves)
    }

    private let row = #"HStack { Text("one"); Text("two"); Text("three"); Text("four") }"#

    @Test func `a row whose texts fit measures each text once`() throws {
        #expect(try counts(row, ProposedViewSize(width: 400, height: 50)) == [1, 1, 1, 1])
    }

    @Test func `a row measures each view at most four times, for any sizes that the views report`() throws {
        let counts = try counts(row, ProposedViewSize(width: 100, height: 50), reportsRanges: false)
        #expect(counts.allSatisfy { $0 <= 4 })
    }

    @Test func `a row with one text that is longer than its share measures the flexibility of that text only`() throws {
        let row = #"HStack { Text("one"); Text("a text of some words"); Text("two"); Spacer }"#
        let counts = try counts(row, ProposedViewSize(width: 400, height: 50))
        #expect(counts[0] == 1)
        #expect(counts[1] <= 3)
        #expect(counts[2] == 1)
    }

    /// Texts are shared out by equal parts of the row, unless a view of fixed width takes more than its part: then by
    /// equal parts of the rest. A text that is longer than its part could still have a fixed width.
    @Test(
        arguments: [
            (#"Text("abc"); Text("a"); Box(40, 10)"#, 100, [2, 1, 1]),
            (#"Text("abc"); Box(30, 10); Box(10, 10); Text("abcd")"#, 120, [1, 1, 1, 2]),
            (#"Text("ab"); Box(20, 10); Text("ab"); Box(20, 10)"#, 80, [1, 1, 1, 1]),
        ] as [(String, CGFloat, [Int])])
    func `a row whose texts fit measures again only those that are longer than their part`(
        content: String, width: CGFloat, expected: [Int]
    ) throws {
        let row = "HStack(spacing: 0) { \(content) }"
        #expect(try counts(row, ProposedViewSize(width: width, height: 50)) == expected)
    }

    @Test func `a row measures each view once for its ideal size`() throws {
        #expect(try counts(row, ProposedViewSize(width: nil, height: 50), reportsRanges: false) == [1, 1, 1, 1])
    }

    @Test func `a row without space measures each view once`() throws {
        #expect(try counts(row, ProposedViewSize(width: 0, height: 50), reportsRanges: false) == [1, 1, 1, 1])
        let close = "HStack(spacing: 0) { Color; Color }"
        #expect(try counts(close, ProposedViewSize(width: 0, height: 50), reportsRanges: false) == [1, 1])
    }

    @Test func `a frame whose size is known measures its view only to place it`() throws {
        let frame = try TreeBuilder().build(#"Text("a").frame(minWidth: 5, maxWidth: 50, minHeight: 5, maxHeight: 50)"#)
        #expect(frame.sizeThatFits(ProposedViewSize(width: 30, height: 90)) == CGSize(width: 30, height: 50))
        #expect(leaves(frame).map(\.measureCount) == [0])
    }

    @Test func `a row of fixed views measures each one once`() throws {
        let source = "HStack { Box(10, 10); Box(20, 10); Box(30, 10); Box(90, 10) }"
        #expect(try counts(source, ProposedViewSize(width: 50, height: 50)) == [1, 1, 1, 1])
    }

    @Test func `a view alone in its stack is measured once`() throws {
        #expect(try counts("HStack { Color }", ProposedViewSize(width: 50, height: 50)) == [1])
    }

    @Test func `a page of rows measures each text once`() throws {
        let rows = Array(repeating: row, count: 40).joined(separator: "; ")
        let counts = try counts("VStack { \(rows) }", ProposedViewSize(width: 400, height: 800))
        #expect(counts == Array(repeating: 1, count: 160))
    }

    @Test func `nested stacks of flexible views do not multiply the measurements`() throws {
        var source = "Color"
        for depth in 0..<8 { source = depth % 2 == 0 ? "HStack { \(source); Color }" : "VStack { \(source); Color }" }
        let counts = try counts(source, ProposedViewSize(width: 400, height: 800), reportsRanges: false)
        #expect(counts.allSatisfy { $0 <= 40 })
    }
}
