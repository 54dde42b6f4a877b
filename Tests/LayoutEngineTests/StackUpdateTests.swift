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

    /// A view as high as proposed, up to a limit.
    private func limited(_ limit: CGFloat) -> (ProposedViewSize) -> MeasuredSize {
        { proposal in
            let height = min(proposal.height ?? .infinity, limit)
            return MeasuredSize(
                size: CGSize(width: 10, height: height),
                from: CGSize(width: -CGFloat.infinity, height: height == limit ? limit : .infinity))
        }
    }

    /// A column of a view that is as high as proposed, up to a limit, and one of fixed height.
    private func mixed(_ limit: CGFloat, _ height: CGFloat) -> (Column, [LeafNode]) {
        let flexible = LeafNode(reportsRanges: true, rule: limited(limit))
        let fixed = LeafNode(reportsRanges: true) { _ in .always(CGSize(width: 10, height: height)) }
        let column = Column(VStackLayout(alignment: .leading, spacing: 0), [flexible, fixed], reportsRanges: true)
        _ = column.sizeThatFits(ProposedViewSize(width: 50, height: 100))
        return (column, [flexible, fixed])
    }

    @Test func `a fixed view that grows raises the least height with which all views are content`() {
        let (column, views) = mixed(10, 20)
        #expect(column.cache.measured.from.height == 40)
        change(views[1], to: CGSize(width: 10, height: 40))
        #expect(update(column, at: 1) == StackUpdate(moved: 1..<2, changesSize: true))
        #expect(column.cache.measured.size == CGSize(width: 10, height: 50))
        #expect(column.cache.measured.from.height == 60)
    }

    @Test func `a flexible view that grows raises the least height by its equal part`() {
        let (column, views) = mixed(10, 40)
        #expect(column.cache.measured.from.height == 60)
        views[0].rule = limited(15)
        views[0].invalidate()
        #expect(update(column, at: 0) == StackUpdate(moved: 0..<2, changesSize: true))
        #expect(column.cache.measured.size == CGSize(width: 10, height: 55))
        #expect(column.cache.measured.from.height == 70)
    }

    @Test func `a fixed view that leaves less than another one's part makes the column negotiate again`() {
        for (height, negotiates) in [(80, false), (81, true)] as [(CGFloat, Bool)] {
            let (column, views) = mixed(10, 40)
            change(views[1], to: CGSize(width: 10, height: height))
            #expect((update(column, at: 1) == nil) == negotiates)
        }
    }

    @Test func `a view that becomes flexible, or no longer is, makes the column negotiate again`() {
        let (column, views) = mixed(10, 20)
        views[1].rule = limited(20)
        views[1].invalidate()
        #expect(update(column, at: 1) == nil)
        let (other, fixed) = mixed(10, 20)
        change(fixed[0], to: CGSize(width: 10, height: 10))
        #expect(update(other, at: 0) == nil)
    }

    @Test func `a view that is content with just its part may change its width without a negotiation`() {
        let views = [limited(40), limited(60)].map { LeafNode(reportsRanges: true, rule: $0) }
        let column = Column(VStackLayout(alignment: .leading, spacing: 0), views, reportsRanges: true)
        _ = column.sizeThatFits(ProposedViewSize(width: 50, height: 80))
        #expect(frames(column).map(\.height) == [40, 40])
        views[0].rule = { [rule = limited(40)] proposal in
            var measured = rule(proposal)
            measured.size.width = 20
            return measured
        }
        views[0].invalidate()
        #expect(update(column, at: 0) == StackUpdate(moved: 0..<1, changesSize: true))
    }

    @Test func `a text that begins to wrap makes the column negotiate again`() {
        let (column, views) = mixed(10, 20)
        views[0].rule = { _ in MeasuredSize(CGSize(width: 10, height: 10)) }
        views[0].invalidate()
        #expect(update(column, at: 0) == nil)
    }

    @Test func `a view whose guide moves is moved alone, if it does not reach farther than the others`() throws {
        let guides: [CGFloat] = [30, 5]
        let moving = GuidedNode(20)
        let column = Column(
            VStackLayout(alignment: .third, spacing: 0),
            [GuidedNode(guides[0]), moving], reportsRanges: true)
        _ = column.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        #expect(frames(column).map(\.minX) == [0, 10])
        moving.guide = guides[1]
        #expect(update(column, at: 1) == StackUpdate(moved: 1..<2, changesSize: true))
        #expect(frames(column).map(\.minX) == [0, 25])
        #expect(column.cache.size == CGSize(width: 65, height: 20))
    }

    @Test func `a column that gets other children forgets the former ones`() {
        let stack = VStackLayout(alignment: .third, spacing: 5).stack
        let low = LeafNode(reportsRanges: true, priority: -1, rule: limited(30))
        let former = LayoutSubviews([GuidedNode(3), low, GuidedNode(4)])
        var arrangement = StackArrangement(stack: stack, subviews: former)
        let proposal = ProposedViewSize(width: 50, height: 100)
        arrangement.arrange(stack, for: proposal, subviews: former)
        #expect(arrangement.size.height == 60 && arrangement.measured.from.height == 100)
        #expect(arrangement.guides == .custom)
        let later = LayoutSubviews([
            LeafNode(reportsRanges: true, rule: limited(30)), LeafNode(reportsRanges: true, rule: limited(20)),
        ])
        arrangement.begin(stack, later)
        arrangement.arrange(stack, for: proposal, subviews: later)
        #expect(arrangement.size.height == 55)
        #expect(arrangement.measured.from.height == 65)
        #expect(arrangement.guides == [])
    }

    @Test func `a column that gets other children forgets what the former ones depended on`() {
        func views(widthFrom: CGFloat) -> LayoutSubviews {
            LayoutSubviews(
                ContiguousArray(
                    (0..<2).map { _ in
                        LeafNode(reportsRanges: true) { [rule = limited(60)] proposal in
                            var measured = rule(proposal)
                            measured.from.width = widthFrom
                            return measured
                        }
                    }))
        }
        let stack = VStackLayout(alignment: .leading, spacing: 0).stack
        let proposal = ProposedViewSize(width: 50, height: 100)
        let (former, later) = (views(widthFrom: 40), views(widthFrom: -.infinity))
        var arrangement = StackArrangement(stack: stack, subviews: former)
        arrangement.arrange(stack, for: proposal, subviews: former)
        #expect(arrangement.measured.from.width == .infinity)
        arrangement.begin(stack, later)
        arrangement.arrange(stack, for: proposal, subviews: later)
        #expect(arrangement.measured.from.width == -.infinity)
    }

    /// A view as high as proposed, between two limits.
    private func limited(_ least: CGFloat, _ greatest: CGFloat) -> (ProposedViewSize) -> MeasuredSize {
        { [rule = limited(greatest)] proposal in
            var measured = rule(proposal)
            measured.size.height = max(measured.size.height, least)
            return measured
        }
    }

    @Test(arguments: [(10, 44), (26, 60)] as [(CGFloat, CGFloat)], [false, true])
    func `a view that became less flexible is served before the others`(limits: (CGFloat, CGFloat), isForgotten: Bool) {
        let views = [limited(10, 60), limited(45, 80)].map { LeafNode(reportsRanges: true, rule: $0) }
        let column = Column(VStackLayout(alignment: .leading, spacing: 0), views, reportsRanges: true)
        let narrow = ProposedViewSize(width: 50, height: 80)
        func heights(_ proposal: ProposedViewSize) -> [CGFloat] {
            column.cache.arrange(column.layout.stack, for: proposal, subviews: column.subviews)
            return frames(column).map(\.height)
        }
        #expect(heights(narrow) == [35, 45])
        if !isForgotten { #expect(heights(ProposedViewSize(width: 50, height: 1000)) == [60, 80]) }
        views[0].rule = limited(limits.0, limits.1)
        views[0].invalidate()
        if isForgotten {
            column.cache.forget(childAt: 0)
        } else {
            #expect(update(column, at: 0) != nil)
        }
        #expect(heights(narrow) == [40, 45])
    }

    @Test func `a column measures nothing for a proposal for which its arrangement holds`() {
        let views = [GuidedNode(0), GuidedNode(0)]
        let column = Column(VStackLayout(), views, reportsRanges: true)
        for height in [100, 100, 5] as [CGFloat] {
            let proposal = ProposedViewSize(width: 50, height: height)
            column.cache.arrange(column.layout.stack, for: proposal, subviews: column.subviews)
            #expect(views.map(\.questions) == [1, 1])
        }
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

/// A box of forty by ten points with a custom guide.
private final class GuidedNode: TestNode {
    var guide: CGFloat

    init(_ guide: CGFloat) {
        self.guide = guide
        super.init(reportsRanges: true)
    }

    private(set) var questions = 0

    override func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        questions += 1
        return .always(CGSize(width: 40, height: 10))
    }

    override var explicitGuides: ExplicitGuides { .custom }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        key.kind == .custom ? guide : nil
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
