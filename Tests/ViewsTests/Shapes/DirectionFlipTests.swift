import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor
@Suite struct DirectionFlipTests {
    private func scale(_ direction: LayoutDirection, enabled: Bool) -> [CGFloat] {
        let page = TestPage {
            Color.red.frame(width: 10, height: 10).flipsForRightToLeftLayoutDirection(enabled)
                .environment(\.layoutDirection, direction)
        }
        return page.nodes.compactMap { node in
            guard case .matrix(let matrix) = node.appearance?.effects?.transform?.kind else { return nil }
            return matrix.a
        }
    }

    @Test func `a view that flips is mirrored from right to left only`() {
        #expect(scale(.rightToLeft, enabled: true) == [-1])
        #expect(scale(.leftToRight, enabled: true).allSatisfy { $0 == 1 })
    }

    @Test func `a view that does not flip keeps its drawing`() {
        #expect(scale(.rightToLeft, enabled: false).allSatisfy { $0 == 1 })
    }
}
