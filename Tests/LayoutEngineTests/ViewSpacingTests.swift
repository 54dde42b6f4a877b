import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct ViewSpacingTests {
    @Test func `two views without preferences are eight points apart`() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test func `a single preference counts, even if it is less than the default`() {
        let close = ViewSpacing(top: 2, leading: 3, bottom: 4, trailing: 5)
        #expect(close.distance(to: ViewSpacing(), along: .horizontal) == 5)
        #expect(ViewSpacing().distance(to: close, along: .horizontal) == 3)
        #expect(close.distance(to: ViewSpacing(), along: .vertical) == 4)
        #expect(ViewSpacing().distance(to: close, along: .vertical) == 2)
    }

    @Test func `of two preferences the greater one counts`() {
        let close = ViewSpacing(top: 2, leading: 3, bottom: 4, trailing: 5)
        let far = ViewSpacing(top: 20, leading: 1, bottom: 0, trailing: 0)
        #expect(close.distance(to: far, along: .vertical) == 20)
        #expect(close.distance(to: far, along: .horizontal) == 5)
    }

    @Test func `views without spacing touch`() {
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    }

    @Test func `a union has the greater preference at each of its edges`() {
        let one = ViewSpacing(top: 1, leading: 2, bottom: nil, trailing: 4)
        let other = ViewSpacing(top: 5, leading: nil, bottom: 6, trailing: 3)
        let union = one.union(other)
        #expect(ViewSpacing.none.distance(to: union, along: .vertical) == 5)
        #expect(ViewSpacing.none.distance(to: union, along: .horizontal) == 2)
        #expect(union.distance(to: .none, along: .vertical) == 6)
        #expect(union.distance(to: .none, along: .horizontal) == 4)
        let vertical = one.union(other, edges: .bottom)
        #expect(ViewSpacing.none.distance(to: vertical, along: .vertical) == 1)
        #expect(vertical.distance(to: .none, along: .vertical) == 6)
    }

    @Test func `padding resets an edge to the default`() {
        let child = LeafNode(reportsRanges: true, spacing: .zero) { _ in .always(.zero) }
        let padded = PaddingRule(insets: EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)).spacing(child: child)
        #expect(ViewSpacing().distance(to: padded, along: .vertical) == 8)
        #expect(padded.distance(to: ViewSpacing(), along: .vertical) == 0)
    }

    @Test func `a frame resets the edges that it fixes to the default, except for a spacer`() {
        let child = LeafNode(reportsRanges: true, spacing: .zero) { _ in .always(.zero) }
        let spacer = LeafNode(
            reportsRanges: true, spacing: SpacerRule(minimum: nil, axis: .vertical).spacing
        ) { _ in .always(.zero) }
        let frame = FrameRule(width: nil, height: 10, alignment: .center)
        #expect(frame.spacing(child: child).distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(frame.spacing(child: child).distance(to: ViewSpacing(), along: .horizontal) == 0)
        #expect(frame.spacing(child: spacer).distance(to: ViewSpacing(), along: .vertical) == 0)
    }

    @Test func `a stack has its ends' preferences along its axis and all children's across`() throws {
        func leaf(_ spacing: ViewSpacing) -> TestNode {
            LeafNode(reportsRanges: true, spacing: spacing) { _ in .always(.zero) }
        }
        let row = CustomLayoutNode(
            HStackLayout(),
            [
                leaf(ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: 4)),
                leaf(ViewSpacing(top: 9, leading: 50, bottom: 2, trailing: 60)),
                leaf(ViewSpacing(top: 5, leading: 70, bottom: 1, trailing: 11)),
            ], reportsRanges: true)
        #expect(ViewSpacing.none.distance(to: row.spacing, along: .horizontal) == 2)
        #expect(row.spacing.distance(to: .none, along: .horizontal) == 11)
        #expect(ViewSpacing.none.distance(to: row.spacing, along: .vertical) == 9)
        #expect(row.spacing.distance(to: .none, along: .vertical) == 3)
    }

    @Test func `a ZStack has the greatest preferences of its views of highest priority`() {
        func leaf(_ length: CGFloat, priority: Double) -> TestNode {
            LeafNode(
                reportsRanges: true,
                spacing: ViewSpacing(top: length, leading: length, bottom: length, trailing: length),
                priority: priority
            ) { _ in .always(.zero) }
        }
        let layers = CustomLayoutNode(
            ZStackLayout(), [leaf(90, priority: 0), leaf(20, priority: 1), leaf(30, priority: 1)], reportsRanges: true)
        #expect(layers.spacing.distance(to: .zero, along: .vertical) == 30)
        #expect(ViewSpacing.zero.distance(to: layers.spacing, along: .horizontal) == 30)
    }

    @Test func `a stack without content prefers no distance`() {
        #expect(
            CustomLayoutNode(HStackLayout(), [], reportsRanges: true).spacing.distance(to: .zero, along: .vertical)
                == 0)
    }
}
