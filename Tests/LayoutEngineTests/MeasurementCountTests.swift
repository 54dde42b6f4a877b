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

    @Test func `a row measures each view once for its ideal size`() throws {
        #expect(try counts(row, ProposedViewSize(width: nil, height: 50), reportsRanges: false) == [1, 1, 1, 1])
    }

    @Test func `a row without space measures each view once`() throws {
        #expect(try counts(row, ProposedViewSize(width: 0, height: 50), reportsRanges: false) == [1, 1, 1, 1])
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
