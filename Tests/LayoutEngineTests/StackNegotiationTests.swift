import EspalierLayoutEngine
import Foundation
import Testing

/// SwiftUI's distribution of space, as its documentation describes it, without shortcuts: it measures every child for
/// zero and for infinity, and serves the least flexible first.
private struct Negotiation {
    let axis: Axis
    let spacing: CGFloat
    let children: [TestNode]
    let proposal: ProposedViewSize

    func length(_ child: Int, _ offer: CGFloat?) -> CGFloat {
        var proposal = proposal
        proposal[axis] = offer
        return children[child].sizeThatFits(proposal)[axis]
    }

    /// The children's offers.
    var offers: [CGFloat?] {
        guard let length = proposal[axis] else { return children.map { _ in nil } }
        var offers = Array(repeating: CGFloat?.none, count: children.count)
        var rest = length - spacing * CGFloat(children.count - 1)
        let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
        let minimums = children.indices.map { self.length($0, 0) }
        for child in children.indices where children[child].layoutPriority != priorities[0] { rest -= minimums[child] }
        for priority in priorities {
            let group = children.indices.filter { children[$0].layoutPriority == priority }
            if priority != priorities[0] { for child in group { rest += minimums[child] } }
            for (place, child) in sorted(group, minimums).enumerated() {
                let offer = max(0, rest / CGFloat(group.count - place))
                offers[child] = offer
                rest -= self.length(child, offer)
            }
        }
        return offers
    }

    private func sorted(_ group: [Int], _ minimums: [CGFloat]) -> [Int] {
        let flexibilities = children.indices.map { length($0, .infinity) - minimums[$0] }
        return group.sorted { first, second in
            if flexibilities[first] != flexibilities[second] { return flexibilities[first] < flexibilities[second] }
            // If both take any length, the one with the greater minimum is served first.
            if flexibilities[first] == .infinity, minimums[first] != minimums[second] {
                return minimums[first] > minimums[second]
            }
            return first < second
        }
    }

    /// The children's positions along the axis and their sizes.
    var result: [[CGFloat]] {
        var position: CGFloat = 0
        return zip(children, offers).map { child, offer in
            var proposal = proposal
            proposal[axis] = offer
            let size = child.sizeThatFits(proposal)
            defer { position += size[axis] + spacing }
            return [position, size[axis], size[axis.other]]
        }
    }
}

/// Children with all kinds of flexibility, the same in each run.
private struct Children {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func one<Choice>(of choices: [Choice]) -> Choice {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return choices[Int(state % UInt64(choices.count))]
    }

    mutating func source(hasPriorities: Bool) -> String {
        let lengths = ["5", "10", "20", "35", "50", "80", "120"]
        let text = ["a", "hello", "hello world", "a bb ccc dddd", "one two three four"]
        let (first, second) = (one(of: lengths), one(of: lengths))
        let kinds = [
            "Box(\(first), \(second))", "Color", "Color.frame(minWidth: \(first), minHeight: \(second))",
            "Color.frame(maxWidth: \(first), maxHeight: \(second))",
            "Color.frame(minWidth: 10, maxWidth: \(first), minHeight: 10, maxHeight: \(second))",
            "Color.frame(minWidth: 30, maxWidth: \(first), minHeight: 5, maxHeight: \(second))",
            "Text(\"\(one(of: text))\")", "Text(\"\(one(of: text))\")", "Text(\"\(one(of: text))\").padding(3)",
        ]
        return one(of: kinds) + (hasPriorities ? one(of: ["", ".layoutPriority(1)", ".layoutPriority(-1)"]) : "")
    }

    mutating func proposal() -> ProposedViewSize {
        let lengths: [CGFloat?] = [nil, 0, 17, 30, 60, 95, 100, 150, 237, 400, 1000]
        return ProposedViewSize(width: one(of: lengths), height: one(of: lengths))
    }
}

@Suite struct StackNegotiationTests {
    private func build(_ sources: [String], shares: Bool) throws -> [TestNode] {
        try sources.map { try TreeBuilder(reportsRanges: shares).build($0) }
    }

    private func rows(_ cache: StackArrangement, _ axis: Axis) -> [[CGFloat]] {
        (0..<cache.count).map {
            let frame = cache.frame(at: $0, along: axis)
            return [frame.origin[axis], frame.size[axis], frame.size[axis.other]]
        }
    }

    private func agree(_ left: [[CGFloat]], _ right: [[CGFloat]]) -> Bool {
        zip(left, right).allSatisfy { zip($0, $1).allSatisfy { $0 == $1 || abs($0 - $1) < 0.01 } }
    }

    @Test(arguments: [false, true]) func `a stack serves the least flexible children first`(hasPriorities: Bool) throws
    {
        for seed in 1...1200 {
            var random = Children(seed: seed)
            let sources = (0..<random.one(of: [2, 2, 3, 4, 5, 6])).map { _ in
                random.source(hasPriorities: hasPriorities)
            }
            let spacing: CGFloat = random.one(of: [0, 7])
            let row = CustomLayoutNode(
                HStackLayout(alignment: .top, spacing: spacing), try build(sources, shares: true), reportsRanges: true)
            let column = CustomLayoutNode(
                VStackLayout(alignment: .leading, spacing: spacing), try build(sources, shares: true),
                reportsRanges: true)
            let children = try build(sources, shares: false)
            for _ in 0..<4 {
                let proposal = random.proposal()
                let expectedRow = Negotiation(
                    axis: .horizontal, spacing: spacing, children: children, proposal: proposal)
                let expectedColumn = Negotiation(
                    axis: .vertical, spacing: spacing, children: children, proposal: proposal)
                _ = row.layout.sizeThatFits(proposal: proposal, subviews: row.subviews, cache: &row.cache)
                _ = column.layout.sizeThatFits(proposal: proposal, subviews: column.subviews, cache: &column.cache)
                guard agree(rows(row.cache, .horizontal), expectedRow.result),
                    agree(rows(column.cache, .vertical), expectedColumn.result)
                else {
                    Issue.record(
                        """
                        \(seed): \(sources) in \(proposal): \(rows(row.cache, .horizontal)), expected \
                        \(expectedRow.result); \(rows(column.cache, .vertical)), expected \(expectedColumn.result)
                        """)
                    return
                }
            }
        }
    }

    @Test func `a stack of forty children serves the least flexible first, and equal ones in order`() throws {
        var sources = (0..<40).map { "Color.frame(minWidth: \($0 % 7), maxWidth: \(60 + $0 % 5))" }
        sources[20] = "Box(30, 10)"
        let children = try build(sources, shares: false)
        let row = CustomLayoutNode(
            HStackLayout(alignment: .top, spacing: 1), try build(sources, shares: true), reportsRanges: true)
        for width in [100, 1000, 2000, 2450, 3000] {
            let proposal = ProposedViewSize(width: CGFloat(width), height: 10)
            _ = row.layout.sizeThatFits(proposal: proposal, subviews: row.subviews, cache: &row.cache)
            let expected = Negotiation(axis: .horizontal, spacing: 1, children: children, proposal: proposal)
            #expect(agree(rows(row.cache, .horizontal), expected.result), "in \(width)")
        }
    }

    @Test(
        arguments: [
            // Least and greatest lengths of two views, and their lengths in a row of 80 points.
            ([30, 50, 0, 20], [40, 20]), ([0, 20, 30, 50], [20, 50]), ([30, 51, 0, 20], [51, 20]),
            ([30, 49, 0, 20], [40, 20]), ([0, 20, 30, 49], [20, 40]),
        ] as [([CGFloat], [CGFloat])]) func `the first of two equally flexible children is served first`(
            limits: [CGFloat], expected: [CGFloat]
        )
    {
        func view(_ least: CGFloat, _ greatest: CGFloat) -> TestNode {
            LeafNode(reportsRanges: true) { proposal in
                let offer = proposal.width ?? .infinity
                return MeasuredSize(
                    size: CGSize(width: min(max(offer, least), greatest), height: 10),
                    from: CGSize(width: offer >= greatest ? greatest : .infinity, height: -.infinity))
            }
        }
        let row = CustomLayoutNode(
            HStackLayout(spacing: 0), [view(limits[0], limits[1]), view(limits[2], limits[3])], reportsRanges: true)
        _ = row.sizeThatFits(ProposedViewSize(width: 80, height: 10))
        #expect(rows(row.cache, .horizontal).map { $0[1] } == expected)
    }

    @Test func `a stack that lost all its children has no size`() {
        let stack = VStackLayout().stack
        let box = LeafNode(reportsRanges: true) { _ in .always(CGSize(width: 20, height: 10)) }
        let subviews = LayoutSubviews([box])
        var arrangement = StackArrangement(stack: stack, subviews: subviews)
        arrangement.arrange(stack, for: .unspecified, subviews: subviews)
        #expect(arrangement.size == CGSize(width: 20, height: 10))
        arrangement.begin(stack, LayoutSubviews([]))
        arrangement.arrange(stack, for: .unspecified, subviews: LayoutSubviews([]))
        #expect(arrangement.size == .zero)
    }

    @Test func `a change of one child gives the same result as a new negotiation`() throws {
        var updates = 0
        for seed in 1...3000 {
            var random = Children(seed: seed)
            let sources = (0..<random.one(of: [1, 2, 3, 4])).map { _ in random.source(hasPriorities: false) }
            let index = random.one(of: Array(sources.indices))
            var changed = sources
            changed[index] = random.source(hasPriorities: false)
            let proposal = random.proposal()
            let alignment = random.one(of: [HorizontalAlignment.leading, .center, .trailing])
            let exchange = ExchangedNode(try TreeBuilder().build(sources[index]))
            var content = try build(sources, shares: true)
            content[index] = exchange
            let column = CustomLayoutNode(
                VStackLayout(alignment: alignment, spacing: 5), content, reportsRanges: true)
            _ = column.sizeThatFits(proposal)
            exchange.content = try TreeBuilder().build(changed[index])
            // Texts have their own guides, and a stack's update assumes unchanged guides.
            guard exchange.content.explicitGuides == exchange.first.explicitGuides else { continue }
            exchange.invalidate()
            let before = rows(column.cache, .vertical)
            let size = column.cache.size
            let update = column.cache.update(childAt: index, of: column.layout.stack, subviews: column.subviews)
            let fresh = CustomLayoutNode(
                VStackLayout(alignment: alignment, spacing: 5), try build(changed, shares: false), reportsRanges: false
            )
            let freshSize = fresh.sizeThatFits(proposal)
            guard let update else { continue }
            updates += 1
            let after = rows(column.cache, .vertical)
            #expect(
                agree(after, rows(fresh.cache, .vertical)), "\(seed): \(sources), \(index) becomes \(changed[index])")
            #expect(column.cache.size == freshSize, "\(seed): \(sources), \(index) becomes \(changed[index])")
            #expect(update.changesSize == (freshSize != size))
            for child in after.indices where after[child] != before[child] {
                #expect(update.moved.contains(child), "\(seed): \(sources), \(index) becomes \(changed[index])")
            }
        }
        // Enough changes must need no negotiation; otherwise the test would prove nothing.
        #expect(updates > 500)
    }
}

/// A node whose content is exchanged during a test.
private final class ExchangedNode: TestNode {
    let first: TestNode
    var content: TestNode

    init(_ content: TestNode) {
        first = content
        self.content = content
        super.init(reportsRanges: true)
    }

    override var children: [TestNode] { [content] }
    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { content.measuredSize(for: proposal) }
    override var explicitGuides: ExplicitGuides { content.explicitGuides }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        content.explicitAlignment(key, proposal: proposal, size: size)
    }
}
