import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct StackUpdateTests {
    private typealias Column = CustomLayoutNode<VStackLayout>

    /// A column of boxes, each of which may change its size.
    private func column(_ sizes: [CGSize], alignment: HorizontalAlignment = .leading) -> (Column, [LeafNode]) {
        let boxes = sizes.map { size in LeafNode(reportsRanges: true) { _ in .always(size) } }
        return (CustomLayoutNode(VStackLayout(alignment: alignment, spacing: 5), boxes, reportsRanges: true), boxes)
    }

    private func change(_ box: LeafNode, to size: CGSize) {
        box.rule = { _ in .always(size) }
        box.invalidate()
    }

    private func update(_ column: Column, at index: Int) -> StackUpdate? {
        column.cache.update(childAt: index, of: column.layout.stack, subviews: column.subviews)
    }

    private func frames(_ column: Column) -> [CGRect] {
        (0..<column.cache.count).map { column.cache.frame(at: $0, along: .vertical) }
    }

    private let sizes = [
        CGSize(width: 50, height: 10), CGSize(width: 20, height: 20), CGSize(width: 30, height: 10),
    ]

    @Test func `a child with the same measured size moves no other`() throws {
        let (column, _) = column(sizes)
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        #expect(update(column, at: 1) == StackUpdate(moved: 1..<1, changesSize: false))
    }

    @Test func `a child that becomes wider but fits the column changes only its own frame`() throws {
        let (column, boxes) = column(sizes)
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        let questions = boxes.map(\.measureCount)
        change(boxes[1], to: CGSize(width: 40, height: 20))
        #expect(update(column, at: 1) == StackUpdate(moved: 1..<2, changesSize: false))
        #expect(frames(column)[1] == CGRect(x: 0, y: 15, width: 40, height: 20))
        #expect(column.cache.size == CGSize(width: 50, height: 50))
        #expect(zip(boxes, questions).map { $0.measureCount - $1 } == [0, 1, 0])
    }

    @Test func `a child that gets higher moves the children after it`() throws {
        let (column, boxes) = column(sizes)
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        change(boxes[1], to: CGSize(width: 20, height: 30))
        #expect(update(column, at: 1) == StackUpdate(moved: 1..<3, changesSize: true))
        #expect(frames(column).map(\.minY) == [0, 15, 50])
        #expect(column.cache.size == CGSize(width: 50, height: 60))
    }

    @Test func `the widest child that gets narrower makes the column narrower`() throws {
        let (column, boxes) = column(sizes)
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        change(boxes[0], to: CGSize(width: 10, height: 10))
        #expect(update(column, at: 0) == StackUpdate(moved: 0..<1, changesSize: true))
        #expect(column.cache.size == CGSize(width: 30, height: 50))
    }

    @Test func `the widest child of a centered column moves all others with it`() throws {
        let (column, boxes) = column(sizes, alignment: .center)
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        change(boxes[0], to: CGSize(width: 70, height: 10))
        #expect(update(column, at: 0) == StackUpdate(moved: 0..<3, changesSize: true))
        #expect(frames(column).map(\.minX) == [0, 25, 20])
    }

    @Test func `a change of a child that others depend on makes the column negotiate again`() throws {
        let fixed = LeafNode(reportsRanges: true) { _ in .always(CGSize(width: 10, height: 20)) }
        let color = LeafNode(reportsRanges: true, rule: FillRule.measuredSize(for:))
        let column = Column(VStackLayout(spacing: 0), [fixed, color], reportsRanges: true)
        _ = column.sizeThatFits(ProposedViewSize(width: 10, height: 100))
        change(fixed, to: CGSize(width: 10, height: 40))
        #expect(update(column, at: 0) == nil)
        column.invalidate()
        #expect(column.sizeThatFits(ProposedViewSize(width: 10, height: 100)) == CGSize(width: 10, height: 100))
        #expect(frames(column).map(\.height) == [40, 60])
    }

    @Test func `a child that became flexible is served after the others`() throws {
        let limited = LeafNode(reportsRanges: true) {
            MeasuredSize(CGSize(width: 10, height: min($0.height ?? 10, 20)))
        }
        let other = LeafNode(reportsRanges: true) { MeasuredSize(CGSize(width: 10, height: min($0.height ?? 10, 30))) }
        let column = Column(VStackLayout(spacing: 0), [limited, other], reportsRanges: true)
        let proposal = ProposedViewSize(width: 10, height: 100)
        _ = column.sizeThatFits(proposal)
        #expect(frames(column).map(\.height) == [20, 30])
        limited.rule = FillRule.measuredSize(for:)
        limited.invalidate()
        column.cache.forget(childAt: 0)
        column.invalidate()
        _ = column.sizeThatFits(proposal)
        #expect(frames(column).map(\.height) == [70, 30])
    }

    @Test func `a column of ten thousand handles the change of one with one measurement`() throws {
        let (column, boxes) = column(Array(repeating: CGSize(width: 20, height: 10), count: 10_000))
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 800))
        change(boxes[5_000], to: CGSize(width: 15, height: 10))
        #expect(update(column, at: 5_000) == StackUpdate(moved: 5_000..<5_001, changesSize: false))
        #expect(boxes.map(\.measureCount).reduce(0, +) == 10_001)
    }

    @Test func `an update gives the same result as a new arrangement`() throws {
        for seed in 1...400 {
            var random = RandomView(seed: UInt64(seed))
            let sources = (0..<4).map { _ in random.view(depth: 1) }
            let changed = random.view(depth: 1)
            let layouts = [
                VStackLayout(alignment: .leading, spacing: 3), VStackLayout(alignment: .center, spacing: 0),
                VStackLayout(alignment: .third, spacing: nil),
            ]
            for layout in layouts {
                let proposal = ProposedViewSize(width: 120, height: seed % 3 == 0 ? nil : 150)
                let index = seed % 4
                let before = try TreeBuilder().build(sources[index])
                let after = try TreeBuilder().build(changed)
                // The child's properties that must not change.
                guard before.layoutPriority == after.layoutPriority,
                    before.spacing.distance(to: .none, along: .vertical)
                        == after.spacing.distance(to: .none, along: .vertical),
                    ViewSpacing.none.distance(to: before.spacing, along: .vertical)
                        == ViewSpacing.none.distance(to: after.spacing, along: .vertical),
                    before.explicitGuides == after.explicitGuides
                else { continue }
                let exchange = ExchangeableNode(before)
                var content = try sources.map { try TreeBuilder().build($0) }
                content[index] = exchange
                let column = Column(layout, content, reportsRanges: true)
                _ = column.sizeThatFits(proposal)
                exchange.content = after
                exchange.invalidate()
                let update = update(column, at: index)
                let fresh = Column(layout, content, reportsRanges: true)
                let size = fresh.sizeThatFits(proposal)
                guard update != nil else { continue }
                #expect(column.cache.size == size, "\(seed): \(sources), \(index) becomes \(changed)")
                #expect(frames(column) == frames(fresh), "\(seed): \(sources), \(index) becomes \(changed)")
            }
        }
    }
}

/// A node whose content is exchanged during a test.
private final class ExchangeableNode: TestNode {
    var content: TestNode

    init(_ content: TestNode) {
        self.content = content
        super.init(reportsRanges: true)
    }

    override var children: [TestNode] { [content] }
    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { content.measuredSize(for: proposal) }
    override var explicitGuides: ExplicitGuides { content.explicitGuides }
    override var layoutPriority: Double { content.layoutPriority }
    override var spacing: ViewSpacing { content.spacing }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        content.explicitAlignment(key, proposal: proposal, size: size)
    }
}
