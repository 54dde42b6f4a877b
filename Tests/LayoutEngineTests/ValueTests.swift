import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `A transform that is neither a move nor a scale` {
    /// All elements differ, so that a test detects swapped ones.
    private let one = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    private let other = CGAffineTransform(a: 17, b: 19, c: 23, d: 29, tx: 31, ty: 37)

    @Test func `is multiplied with another one`() {
        #expect(
            one.concatenating(other) == CGAffineTransform(a: 103, b: 125, c: 246, d: 298, tx: 517, ty: 623))
    }

    @Test func `transforms points and sizes by all its elements`() {
        #expect(CGPoint(x: 1, y: 10).applying(one) == CGPoint(x: 63, y: 86))
        #expect(CGSize(width: 1, height: 10).applying(one) == CGSize(width: 52, height: 73))
    }

    @Test func `maps a rectangle to its bounding box`() {
        let turned = CGAffineTransform(a: 1, b: 1, c: -2, d: 2, tx: 5, ty: 7)
        #expect(
            CGRect(x: 1, y: 2, width: 3, height: 4).applying(turned)
                == CGRect(x: -6, y: 12, width: 11, height: 11))
    }

    @Test func `is undone by its inverse`() {
        let back = CGPoint(x: 63, y: 86).applying(one.inverted())
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 10) < 1e-9)
    }

    @Test(arguments: 0..<6) func `is finite if all its members are`(member: Int) {
        var members: [CGFloat] = [1, 2, 3, 4, 5, 6]
        let finite = CGAffineTransform(
            a: members[0], b: members[1], c: members[2], d: members[3], tx: members[4], ty: members[5])
        #expect(finite.isFinite)
        members[member] = .nan
        #expect(
            !CGAffineTransform(
                a: members[0], b: members[1], c: members[2], d: members[3], tx: members[4], ty: members[5]
            ).isFinite)
    }
}

@Suite struct `A spacing` {
    private let one = ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: 4)
    private let far = ViewSpacing(top: 10, leading: 20, bottom: 30, trailing: 40)

    /// The preferences of the four edges; 8 for none.
    private func edges(_ spacing: ViewSpacing) -> [CGFloat] {
        [
            ViewSpacing.none.distance(to: spacing, along: .vertical),
            ViewSpacing.none.distance(to: spacing, along: .horizontal),
            spacing.distance(to: .none, along: .vertical), spacing.distance(to: .none, along: .horizontal),
        ]
    }

    @Test(
        arguments: [
            (Edge.Set.top, [10.0, 2, 3, 4]), (.leading, [1, 20, 3, 4]), (.bottom, [1, 2, 30, 4]),
            (.trailing, [1, 2, 3, 40]), (.all, [10, 20, 30, 40]), ([], [1, 2, 3, 4]),
        ] as [(Edge.Set, [CGFloat])])
    func `is united with another one at the edges that are named`(named: Edge.Set, expected: [CGFloat]) {
        #expect(edges(one.union(far, edges: named)) == expected)
    }

    @Test(
        arguments: [
            (Edge.Set.top, [8.0, 2, 3, 4]), (.leading, [1, 8, 3, 4]), (.bottom, [1, 2, 8, 4]),
            (.trailing, [1, 2, 3, 8]),
        ] as [(Edge.Set, [CGFloat])])
    func `has the platform's default again at an edge that is reset`(named: Edge.Set, expected: [CGFloat]) {
        #expect(edges(one.reset(named)) == expected)
    }
}

@Suite struct `A layout's subviews` {
    private let items: ContiguousArray<any LayoutItem> = ContiguousArray(
        (0..<3).map { index in LeafNode(reportsRanges: true) { _ in .always(CGSize(width: index, height: 1)) } })

    @Test func `are equal to the same ones in the same order and direction`() {
        let subviews = LayoutSubviews(items)
        #expect(subviews == LayoutSubviews(items))
        #expect(subviews != LayoutSubviews(ContiguousArray(items.reversed())))
        #expect(subviews != LayoutSubviews(items, layoutDirection: .rightToLeft))
        #expect(subviews[0..<2] != subviews)
        #expect(subviews[0..<2] == LayoutSubviews(items)[0..<2])
        #expect(subviews[0..<2] != subviews[1..<3])
        #expect(subviews[0] == LayoutSubviews(items)[0])
        #expect(subviews[0] != subviews[1])
    }

    @Test func `of a slice keep their indices`() {
        let slice = LayoutSubviews(items)[1..<3]
        #expect(slice.startIndex == 1)
        #expect(slice.endIndex == 3)
        #expect(slice.map { $0.sizeThatFits(.unspecified).width } == [1, 2])
        #expect(slice[2].sizeThatFits(.unspecified).width == 2)
    }

    @Test func `out of range are empty`() {
        let subviews = LayoutSubviews(items)
        #expect(subviews[3].sizeThatFits(.unspecified) == .zero)
        #expect(subviews[2..<9].count == 1)
    }
}
