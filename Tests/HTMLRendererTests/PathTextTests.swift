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

    @Test func `of a long path has distances, and positions now and then`() {
        let line = (0..<400).map { (CGFloat($0) * 1.5, $0 % 2 == 0 ? CGFloat(100) : 99.75) }
        let long = text([.move] + Array(repeating: .line, count: 399), line)
        #expect(long.hasPrefix("M0 100l1.5 -.25l1.5 .25l1.5 -.25"))
        #expect(long.contains("l1.5 -.25L192 100l1.5 -.25"))
        #expect(long.hasSuffix("l1.5 -.25"))
        let curves = text(
            [.move] + Array(repeating: .curve, count: 260), [(0, 1)] + Array(repeating: (8, 9.5), count: 780))
        #expect(curves.hasPrefix("M0 1c8 8.5 8 8.5 8 8.5c0 0 0 0 0 0c"))
    }

    @Test func `of a long path has the same letters for other numbers`() {
        func letters(_ height: CGFloat) -> String {
            let line = (0..<300).map { (CGFloat($0), $0 % 3 == 0 ? height : 5) }
            return text([.move] + Array(repeating: .line, count: 299), line).filter { $0.isLetter || $0 == " " }
        }
        #expect(letters(100) == letters(0.25))
    }

    @Test func `is shortest for a very long line that is mostly upright`() {
        let long = text([.move] + Array(repeating: .line, count: 599), columns(300))
        #expect(long.hasPrefix("M0 10V20.5L1 10V20.5L2 10V"))
        #expect(long.hasSuffix("L299 10V20.5"))
        let area = text([.move] + Array(repeating: .line, count: 599) + [.close, .line], columns(300) + [(299, 3)])
        #expect(area.hasSuffix("V20.5ZL299 3"))
        let high: [(CGFloat, CGFloat)] = (0..<300).flatMap { [(CGFloat($0), 123.5), (CGFloat($0), 121)] }
        #expect(
            text([.move] + Array(repeating: .line, count: 599), high).hasPrefix("M0 123.5V121l1 2.5V121l1 2.5V121"))
        let falling: [(CGFloat, CGFloat)] = [(0, 300), (0, 299.5), (0, 299.25), (0, 298)] + high
        #expect(text([.move] + Array(repeating: .line, count: 603), falling).hasPrefix("M0 300v-.5-.25V298V123.5"))
    }

    @Test func `has letters for level lines if most are level`() {
        let strips: [(CGFloat, CGFloat)] = (0..<300).flatMap { [(10, CGFloat($0)), (CGFloat(10 + $0), CGFloat($0))] }
        let text = text(Array(repeating: [.move, .line], count: 300).flatMap { $0 }, strips)
        #expect(text.hasPrefix("M10 0V0M10 1h1M10 2h2M10 3h3"))
        #expect(text.hasSuffix("M10 299H309"))
    }

    @Test func `keeps its letters if it has few upright lines, or curves`() {
        let level = (0..<600).map { (CGFloat($0), CGFloat($0)) }
        #expect(!text([.move] + Array(repeating: .line, count: 599), level).lowercased().contains("v"))
        #expect(
            !text([.move] + Array(repeating: .line, count: 599) + [.quadCurve], columns(300) + [(0, 0), (0, 0)])
                .lowercased().contains("v"))
        // Bars, whose left sides are closed.
        let bars: [(CGFloat, CGFloat)] = (0..<200).flatMap { bar in
            [(0, 0), (5, 0), (5, 9), (0, 9)].map { (CGFloat(bar * 9 + $0.0), CGFloat($0.1)) }
        }
        #expect(
            text(Array(repeating: [.move, .line, .line, .line, .close], count: 200).flatMap { $0 }, bars)
                .hasPrefix("M0 0l5 0l0 9l-5 0ZM9 0l5 0"))
    }
}
