package import Foundation
package import LayoutEngine

/// Keeps a container under a layout of any other kind.
package final class LayoutNode<L: Layout>: ContainerNode {
    private var layout: L
    private var cache: LayoutCache<L.Cache>?
    /// Whether two layouts arrange the same; nil where that is not known.
    private let isEqual: ((L, L) -> Bool)?

    init(_ layout: L, kind: ContainerKind, isEqual: ((L, L) -> Bool)?, in context: NodeContext) {
        self.layout = layout
        self.isEqual = isEqual
        super.init(kind: kind, in: context)
    }

    package func update(to newLayout: L) {
        if let isEqual, isEqual(layout, newLayout) { return }
        layout = newLayout
        cache = nil
        noteListChange()
        invalidateLayout()
        setNeedsDisplay()
    }

    override package var axis: Axis? { L.layoutProperties.stackOrientation }

    override func itemsWereCollected() {
        cache = nil
    }

    override func findGuides() -> ExplicitGuides { layout.explicitGuides(subviews: subviews) }

    private func withCache<R>(_ body: (inout L.Cache, LayoutSubviews) -> R) -> R {
        let subviews = subviews
        if let cache { return body(&cache.value, subviews) }
        let made = LayoutCache(layout.makeCache(subviews: subviews))
        cache = made
        return body(&made.value, subviews)
    }

    override package func childMeasureDidChange(_ child: ItemNode) {
        guidesDidChange()
    }

    override package func forgetMeasurements() {
        let subviews = subviews
        guard let cache else { return }
        layout.updateCache(&cache.value, subviews: subviews)
    }

    override package func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        withCache { layout.answer(to: proposal, subviews: $1, cache: &$0) }
    }

    override package var spacing: ViewSpacing {
        withCache { layout.spacing(subviews: $1, cache: &$0) }
    }

    override package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache {
            layout.explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: $1, cache: &$0)
        }
    }

    override package func placeItems() {
        let bounds = CGRect(origin: .zero, size: size)
        withCache {
            layout.placeEverySubview(in: bounds, proposal: placedProposal, subviews: $1, cache: &$0)
        }
    }
}

/// What a layout keeps between its questions, in one place, where it is changed without being copied.
private final class LayoutCache<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
