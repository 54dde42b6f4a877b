import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `Lengths along an axis` {
    @Test func `are widths along the horizontal one, and heights along the vertical one`() {
        let size = CGSize(along: .horizontal, 1, across: 2)
        #expect(size == CGSize(width: 1, height: 2) && size[.horizontal] == 1 && size[.vertical] == 2)
        #expect(CGSize(along: .vertical, 1, across: 2) == CGSize(width: 2, height: 1))
        let point = CGPoint(along: .vertical, 1, across: 2)
        #expect(point == CGPoint(x: 2, y: 1) && point[.horizontal] == 2 && point[.vertical] == 1)
        #expect(CGPoint(along: .horizontal, 1, across: 2) == CGPoint(x: 1, y: 2))
        let proposal = ProposedViewSize(along: .vertical, nil, across: 2)
        #expect(proposal == ProposedViewSize(width: 2, height: nil))
        #expect(proposal[.horizontal] == 2 && proposal[.vertical] == nil)
        #expect(ProposedViewSize(along: .horizontal, 1, across: nil) == ProposedViewSize(width: 1, height: nil))
    }

    @Test(arguments: [(Axis.horizontal, [7, 2]), (.vertical, [1, 7])] as [(Axis, [CGFloat?])])
    func `are changed one at a time`(axis: Axis, expected: [CGFloat?]) {
        var size = CGSize(width: 1, height: 2)
        size[axis] = 7
        #expect([size.width, size.height] == expected)
        var proposal = ProposedViewSize(width: 1, height: 2)
        proposal[axis] = 7
        #expect([proposal.width, proposal.height] == expected)
    }

    @Test func `are crossed by those along the other one`() {
        #expect(Axis.horizontal.other == .vertical && Axis.vertical.other == .horizontal)
        #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    }
}

@Suite struct `Insets` {
    @Test func `are of one length at the named edges`() {
        #expect(
            EdgeInsets(5, edges: [.top, .trailing]) == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
        #expect(
            EdgeInsets(5, edges: [.leading, .bottom]) == EdgeInsets(top: 0, leading: 5, bottom: 5, trailing: 0))
    }

    @Test func `add up along each axis`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(insets.horizontal == 10 && insets.vertical == 5)
    }
}

@Suite struct `A rectangle is on a page` {
    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 0, height: 0), true),
        (CGRect(x: -1000, y: -1000, width: 1000, height: 1000), true),
        (CGRect(x: 0x1p30, y: 0, width: 0, height: 0), false),
        (CGRect(x: -0x1p30, y: 0, width: 0, height: 0), false),
        (CGRect(x: 0, y: -0x1p30, width: 0, height: 0), false),
        (CGRect(x: 0, y: 0, width: 0x1p30, height: 0), false),
        (CGRect(x: 0, y: 0, width: 0, height: 0x1p30), false),
        (CGRect(x: 0x1p30 - 8, y: 4, width: 2, height: 1), true),
        (CGRect(x: 0x1p30 - 8, y: 4, width: 2, height: 2), false),
        (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0), false),
        (CGRect(x: CGFloat.infinity, y: 0, width: 0, height: 0), false),
    ]) func `if browsers can show all of it`(rectangle: CGRect, expected: Bool) {
        #expect(PixelGrid.reaches(rectangle.origin, rectangle.size) == expected)
    }
}
