import EspalierLayoutEngine
import Foundation
import Testing

/// The ranges of measured sizes save measurements, and must not change a single frame.
@Suite struct ShortcutTests {
    @Test func `caching sizes for ranges of proposals changes no frame`() throws {
        for seed in 1...1500 {
            var random = RandomView(seed: UInt64(seed))
            let source = random.view(depth: 3)
            let withRanges = try TreeBuilder(reportsRanges: true).build(source)
            let unreported = try TreeBuilder(reportsRanges: false).build(source)
            for _ in 0..<3 {
                let proposal = layoutCase(source, random.proposal()).proposedSize()
                let result = LayoutResult(withRanges, proposal: proposal)
                let expected = LayoutResult(unreported, proposal: proposal)
                guard agree(result, expected) else {
                    Issue.record("\(seed): \(source) in \(proposal): \(result), expected \(expected)")
                    return
                }
            }
        }
    }

    @Test func `no view gets a frame that is not a number`() throws {
        for seed in 1...500 {
            var random = RandomView(seed: UInt64(seed))
            let source = random.view(depth: 3)
            let root = try TreeBuilder().build(source)
            for proposal in ["nil nil", "100 100", "0 0", "nil 30", "320 nil"] {
                let result = LayoutResult(root, proposal: layoutCase(source, proposal).proposedSize())
                guard result.frames.allSatisfy({ $0.allSatisfy(\.isFinite) && $0[2] >= 0 && $0[3] >= 0 }) else {
                    Issue.record("\(seed): \(source) in \(proposal): \(result)")
                    return
                }
            }
        }
    }

    private func layoutCase(_ view: String, _ proposal: String) -> LayoutCase {
        LayoutCase(name: "", view: view, proposal: proposal, size: "")
    }

    private func agree(_ left: LayoutResult, _ right: LayoutResult) -> Bool {
        func same(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
            zip(left, right).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) || abs($0 - $1) < 0.01 }
        }
        return same(left.size, right.size) && zip(left.frames, right.frames).allSatisfy(same)
    }
}
