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

    @Test(
        arguments: [
            // The frame's edges in a window from (10, 20) to (110, 220), and the expansion at each edge.
            ([16, 25, 102, 213], [6, 5, 8, 7]), ([17, 26, 101, 212], [0, 0, 0, 0]),
            ([16.0005, 25.0005, 101.9995, 212.9995], [6.0005, 5.0005, 8.0005, 7.0005]),
            // A 1024th of a point away.
            (
                [16.0009765625, 25.0009765625, 101.9990234375, 212.9990234375],
                [6.0009765625, 5.0009765625, 8.0009765625, 7.0009765625]
            ),
            ([16.002, 25.002, 101.998, 212.998], [0, 0, 0, 0]), ([12, 21, 107, 218], [2, 1, 3, 2]),
            ([0, 0, 200, 400], [0, 0, 0, 0]), ([16, 60, 50, 90], [6, 0, 0, 0]), ([40, 60, 102, 90], [0, 0, 8, 0]),
            ([40, 25, 50, 90], [0, 5, 0, 0]), ([40, 60, 50, 213], [0, 0, 0, 7]),
        ] as [([CGFloat], [CGFloat])]) func `a view extends from the safe area's edges to the window's`(
            frame: [CGFloat], expected: [CGFloat]
        )
    {
        let frame = CGRect(x: frame[0], y: frame[1], width: frame[2] - frame[0], height: frame[3] - frame[1])
        let window = CGRect(x: 10, y: 20, width: 100, height: 200)
        let insets = EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        func expansion(_ edges: Edge.Set) -> [CGFloat] {
            let result = SafeAreaRule(edges: edges).expansion(of: frame, in: window, insets: insets)
            return [result.leading, result.top, result.trailing, result.bottom]
        }
        func near(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
            zip(left, right).allSatisfy { abs($0 - $1) < 0.0001 }
        }
        #expect(near(expansion(.all), expected))
        #expect(near(expansion(.leading), [expected[0], 0, 0, 0]))
        #expect(near(expansion(.top), [0, expected[1], 0, 0]))
        #expect(near(expansion(.trailing), [0, 0, expected[2], 0]))
        #expect(near(expansion(.bottom), [0, 0, 0, expected[3]]))
    }

    @Test func `the content is proposed the view's size and its expansion`() {
        let placement = SafeAreaRule(edges: .all).place(
            proposal: ProposedViewSize(width: 390, height: 751),
            expansion: EdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2))
        #expect(placement.origin == CGPoint(x: -1, y: -59))
        #expect(placement.proposal == ProposedViewSize(width: 393, height: 844))
    }
}
