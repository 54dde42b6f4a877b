import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct LayoutCaseTests {
    @Test(arguments: LayoutCase.all)
    func `a view has the size and the frames that SwiftUI gives it`(_ layoutCase: LayoutCase) throws {
        let expected = LayoutResult(expected: layoutCase)
        for reportsRanges in [true, false] {
            let root = try TreeBuilder(reportsRanges: reportsRanges).build(layoutCase.view)
            let result = LayoutResult(root, proposal: layoutCase.proposedSize())
            compare("size", result.size, expected.size, layoutCase)
            if layoutCase.frames != nil {
                #expect(
                    result.frames.count == expected.frames.count,
                    "\(layoutCase.name): \(result.frames.count) views, expected \(expected.frames.count)")
                for (index, (frame, wanted)) in zip(result.frames, expected.frames).enumerated() {
                    compare("view \(index)", frame, wanted, layoutCase)
                }
            }
            for (name, wanted) in expected.named {
                compare(name, result.named[name] ?? [], wanted, layoutCase)
            }
        }
    }

    @Test(arguments: LayoutCase.all)
    func `a view that was laid out for other proposals before has the same frames`(_ layoutCase: LayoutCase) throws {
        let root = try TreeBuilder().build(layoutCase.view)
        for (width, height) in [(nil, nil), (0, 0), (73, 41), (400, 20), (20, 400)] as [(CGFloat?, CGFloat?)] {
            _ = LayoutResult(root, proposal: ProposedViewSize(width: width, height: height))
        }
        let result = LayoutResult(root, proposal: layoutCase.proposedSize())
        let expected = LayoutResult(expected: layoutCase)
        compare("size", result.size, expected.size, layoutCase)
        for (index, (frame, wanted)) in zip(result.frames, expected.frames).enumerated() {
            compare("view \(index)", frame, wanted, layoutCase)
        }
    }

    private func compare(_ what: String, _ result: [CGFloat], _ expected: [CGFloat], _ layoutCase: LayoutCase) {
        #expect(
            agree(result, expected),
            "\(layoutCase.name): \(what) is \(written(result)), expected \(written(expected))")
    }

    @Test func `there are at least a hundred and fifty cases, each with a unique name`() {
        #expect(LayoutCase.all.count >= 150)
        #expect(Set(LayoutCase.all.map(\.name)).count == LayoutCase.all.count)
    }
}
