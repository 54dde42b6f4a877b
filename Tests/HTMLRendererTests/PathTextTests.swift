import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The text of a path` {
    private func text(_ verbs: [PathVerb], _ points: [(CGFloat, CGFloat)]) -> String {
        var writer = ByteWriter(capacity: 64)
        writer.append(
            DisplayPath(
                verbs: ContiguousArray(verbs), points: ContiguousArray(points.map { CGPoint(x: $0.0, y: $0.1) })))
        return writer.string()
    }

    /// A line through columns of a chart, each with two points.
    private func columns(_ count: Int) -> [(CGFloat, CGFloat)] {
        (0..<count).flatMap { [(CGFloat($0), 10), (CGFloat($0), 20.5)] }
    }

    @Test func `has one letter for all lines`() {
        #expect(text([.move, .line, .line, .close], [(1, 2), (1, 3.25), (4, 3.25)]) == "M1 2L1 3.25L4 3.25Z")
        #expect(text([.move] + Array(repeating: .line, count: 255), columns(128)).contains("L0 20.5L1 10"))
    }

    @Test func `is shorter for a long line that is mostly upright`() {
        let long = text([.move] + Array(repeating: .line, count: 399), columns(200))
        #expect(long.hasPrefix("M0 10V20.5L1 10V20.5L2 10V"))
        #expect(long.hasSuffix("L199 10V20.5"))
        let area = text([.move] + Array(repeating: .line, count: 399) + [.close, .line], columns(200) + [(199, 3)])
        #expect(area.hasSuffix("V20.5ZL199 3"))
    }

    @Test func `keeps its letters if it has few upright lines, or curves`() {
        let level = (0..<400).map { (CGFloat($0), CGFloat($0)) }
        #expect(!text([.move] + Array(repeating: .line, count: 399), level).contains("V"))
        #expect(
            !text([.move] + Array(repeating: .line, count: 399) + [.quadCurve], columns(200) + [(0, 0), (0, 0)])
                .contains("V"))
    }
}
