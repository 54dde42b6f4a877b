import EspalierLayoutEngine
import Foundation

/// A node of a test's tree: a layout item with a cache, like a node of the view graph.
class TestNode: LayoutItem {
    /// Whether nodes report the range of proposals for which their sizes hold. The results must not depend on it.
    let reportsRanges: Bool
    var name: String?
    private(set) var measureCount = 0
    /// The frame in the coordinates of the parent item.
    private(set) var frame = CGRect.zero
    private var measuredSizes: [(earlier: ProposedViewSize, measured: MeasuredSize)] = []

    init(reportsRanges: Bool) {
        self.reportsRanges = reportsRanges
    }

    // MARK: Overridden by kinds of nodes

    var children: [TestNode] { [] }
    var isLeaf: Bool { children.isEmpty }

    func measure(_ proposal: ProposedViewSize) -> MeasuredSize { .always(.zero) }
    func placeContent(proposal: ProposedViewSize, size: CGSize) {}
    func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { children.count == 1 ? children[0].layoutValue(key) : nil }

    var explicitGuides: ExplicitGuides { [] }
    var layoutPriority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }

    /// Drops the node's cached sizes, as after a change.
    func invalidate() {
        measuredSizes = []
    }

    // MARK: LayoutItem

    func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        for (earlier, measured) in measuredSizes where measured.holds(for: proposal, measuredFor: earlier) {
            return measured
        }
        measureCount += 1
        var measured = measure(proposal)
        if !reportsRanges { measured.from = MeasuredSize.nowhere }
        measuredSizes.append((proposal, measured))
        return measured
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measuredSize(for: proposal).size }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guide(key, proposal: proposal, size: size)
    }

    func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        frame = CGRect(origin: origin, size: size)
        placeContent(proposal: proposal, size: size)
    }
}

/// A view without content, defined by its sizes.
final class LeafNode: TestNode {
    var rule: (ProposedViewSize) -> MeasuredSize
    private let ownSpacing: ViewSpacing
    private let ownPriority: Double

    init(
        reportsRanges: Bool, spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
        rule: @escaping (ProposedViewSize) -> MeasuredSize
    ) {
        self.rule = rule
        ownSpacing = spacing
        ownPriority = priority
        super.init(reportsRanges: reportsRanges)
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { rule(proposal) }
    override var spacing: ViewSpacing { ownSpacing }
    override var layoutPriority: Double { ownPriority }
}

/// A view with one rule.
final class UnaryNode<Rule: UnaryLayout>: TestNode {
    let rule: Rule
    let child: TestNode

    init(_ rule: Rule, _ child: TestNode) {
        self.rule = rule
        self.child = child
        super.init(reportsRanges: child.reportsRanges)
    }

    override var children: [TestNode] { [child] }
    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        rule.measuredSize(for: proposal, child: child)
    }
    override var explicitGuides: ExplicitGuides { rule.explicitGuides(child: child) }
    override var layoutPriority: Double { rule.priority(child: child) }
    override var spacing: ViewSpacing { rule.spacing(child: child) }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        rule.explicitAlignment(key, child: child, proposal: proposal, size: size)
    }

    override func placeContent(proposal: ProposedViewSize, size: CGSize) {
        let placement = rule.place(child, proposal: proposal, size: size)
        child.place(
            at: placement.origin, proposal: placement.proposal, size: child.sizeThatFits(placement.proposal))
    }
}

/// A container with a layout.
final class CustomLayoutNode<Rule: Layout>: TestNode {
    let layout: Rule
    private let content: [TestNode]
    let subviews: LayoutSubviews
    var cache: Rule.Cache

    init(_ layout: Rule, _ content: [TestNode], reportsRanges: Bool, direction: LayoutDirection = .leftToRight) {
        self.layout = layout
        self.content = content
        subviews = LayoutSubviews(ContiguousArray(content), layoutDirection: direction)
        cache = layout.makeCache(subviews: subviews)
        super.init(reportsRanges: reportsRanges)
    }

    override var children: [TestNode] { content }
    override var isLeaf: Bool { false }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        layout.measuredSize(for: proposal, subviews: subviews, cache: &cache)
    }

    override var explicitGuides: ExplicitGuides { layout.explicitGuides(subviews: subviews) }
    override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        layout.explicitAlignment(
            of: key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func placeContent(proposal: ProposedViewSize, size: CGSize) {
        layout.placeEverySubview(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// A view with content in front of it or behind it.
final class LayerNode: TestNode {
    let rule: LayerRule
    let primary: TestNode
    let secondary: TestNode
    let isBehind: Bool

    init(_ rule: LayerRule, primary: TestNode, secondary: TestNode, isBehind: Bool) {
        self.rule = rule
        self.primary = primary
        self.secondary = secondary
        self.isBehind = isBehind
        super.init(reportsRanges: primary.reportsRanges)
    }

    override var children: [TestNode] { isBehind ? [secondary, primary] : [primary, secondary] }
    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { primary.measuredSize(for: proposal) }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }
    override var explicitGuides: ExplicitGuides { primary.explicitGuides }
    override var layoutPriority: Double { primary.layoutPriority }
    override var spacing: ViewSpacing { primary.spacing }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        primary.explicitAlignment(key, proposal: proposal, size: size)
    }

    override func placeContent(proposal: ProposedViewSize, size: CGSize) {
        primary.place(at: .zero, proposal: proposal, size: size)
        let placement = rule.place(secondary, on: primary, proposal: proposal, size: size)
        secondary.place(
            at: placement.origin, proposal: placement.proposal, size: secondary.sizeThatFits(placement.proposal))
    }
}

/// A view with an attached value: its priority, or a layout value.
class ValueNode: TestNode {
    let child: TestNode
    private let priority: Double?
    private let values: [ObjectIdentifier: Any]

    init(_ child: TestNode, priority: Double? = nil, values: [ObjectIdentifier: Any] = [:]) {
        self.child = child
        self.priority = priority
        self.values = values
        super.init(reportsRanges: child.reportsRanges)
    }

    override var children: [TestNode] { [child] }
    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { child.measuredSize(for: proposal) }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { values[key] ?? child.layoutValue(key) }
    override var explicitGuides: ExplicitGuides { child.explicitGuides }
    override var layoutPriority: Double { priority ?? child.layoutPriority }
    override var spacing: ViewSpacing { child.spacing }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        child.explicitAlignment(key, proposal: proposal, size: size)
    }

    override func placeContent(proposal: ProposedViewSize, size: CGSize) {
        child.place(at: .zero, proposal: proposal, size: size)
    }
}
