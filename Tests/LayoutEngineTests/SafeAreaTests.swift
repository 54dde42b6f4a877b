import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct SafeAreaTests {
    private let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

    private func expansion(_ edges: Edge.Set, _ frame: CGRect) -> EdgeInsets {
        SafeAreaRule(edges: edges).expansion(of: frame, in: window, insets: insets)
    }

    @Test func `a view that fills the safe area extends to all edges of the window`() {
        #expect(
            expansion(.all, CGRect(x: 0, y: 59, width: 390, height: 751))
                == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func `only ignored edges are crossed`() {
        #expect(
            expansion(.bottom, CGRect(x: 0, y: 59, width: 390, height: 751))
                == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func `a view that does not touch the safe area's edge stays inside`() {
        #expect(
            expansion(.all, CGRect(x: 20, y: 100, width: 200, height: 200))
                == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test func `a view that touches one edge extends over that edge`() {
        #expect(
            expansion(.all, CGRect(x: 20, y: 59, width: 200, height: 44))
                == EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0))
    }

    @Test func `a view that is already over the edge extends to the window's edge`() {
        #expect(expansion(.top, CGRect(x: 0, y: 20, width: 390, height: 44)).top == 20)
        #expect(expansion(.top, CGRect(x: 0, y: -20, width: 390, height: 44)).top == 0)
    }

    @Test func `the content is proposed the view's size and its expansion`() {
        let placement = SafeAreaRule(edges: .all).place(
            proposal: ProposedViewSize(width: 390, height: 751),
            expansion: EdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2))
        #expect(placement.origin == CGPoint(x: -1, y: -59))
        #expect(placement.proposal == ProposedViewSize(width: 393, height: 844))
    }
}
