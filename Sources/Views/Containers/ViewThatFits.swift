import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// The first of several views whose ideal size fits into the proposed space along the given axes; the last one if none
/// fits.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// A view that shows the first of its views that fits.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = FittingNode(view.axes, in: context)
        node.content = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = unsafeDowncast(node, to: FittingNode.self)
        node.update(to: view.axes)
        if let content = node.content { Content._updateNode(content, to: view.content) }
    }
}

final class FittingNode: CachingLayoutNode {
    private var axes: Axis.Set
    var content: ViewNode?
    private var items = ItemList()
    private var itemsAreStale = true
    private var chosen: LayoutNode?

    init(_ axes: Axis.Set, in context: __shared NodeContext) {
        self.axes = axes
        super.init(in: context)
    }

    func update(to newAxes: Axis.Set) {
        guard newAxes != axes else { return }
        axes = newAxes
        invalidateLayout()
    }

    override var typeName: String { "ViewThatFits" }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        for item in items { body(item) }
    }

    override func itemsDidChange() {
        itemsAreStale = true
        invalidateLayout()
        setNeedsDisplay()
    }

    private func refreshItems() {
        guard itemsAreStale else { return }
        itemsAreStale = false
        items.removeAll(keepingCapacity: true)
        content?.collectItems(into: &items)
        for index in items.indices { adopt(items[index], at: index, stackAxis: stackAxis) }
    }

    /// The view for a proposal: the first one whose ideal size fits.
    private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
        refreshItems()
        return items.first { item in
            let ideal = item.sizeThatFits(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
            if axes.contains(.vertical), let height = proposal.height, ideal.height > height { return false }
            return true
        } ?? items.last
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        MeasuredSize(choice(for: proposal)?.sizeThatFits(proposal) ?? .zero)
    }

    override func placeItems() {
        let choice = choice(for: placedProposal)
        if choice !== chosen { setNeedsDisplay() }
        chosen = choice
        choice?.place(at: .zero, proposal: placedProposal, size: size)
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        if let chosen { builder.add(chosen, at: position) }
    }
}
