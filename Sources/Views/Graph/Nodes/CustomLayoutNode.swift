package import EspalierLayoutEngine
package import Foundation

/// Stores a container with a layout that is not built in.
///
/// The layout's cache lives as long as the node. It is made once, and the layout updates it (`updateCache`) before its
/// next call after the layout or its subviews have changed.
package final class CustomLayoutNode<L: Layout>: ContainerNode {
    /// The layout with the data to show.
    private var layout: L
    private var latest: L
    private var cache: LayoutCache<L.Cache>?
    /// Returns whether two layouts arrange their subviews identically; nil to compare layouts like views.
    private let isEqual: ((L, L) -> Bool)?

    init(_ layout: L, kind: ContainerKind, isEqual: ((L, L) -> Bool)?, in context: NodeContext) {
        self.layout = layout
        latest = layout
        self.isEqual = isEqual
        super.init(kind: kind, in: context)
    }

    package func update(to newLayout: L) {
        let isSame = isEqual?(latest, newLayout) ?? ValueComparison.areEqual(latest, newLayout)
        if !isSame, isPlaced, L.hasAnimatableData {
            graph.motions.change(of: self, from: latest.vector, to: newLayout.vector)
        }
        latest = newLayout
        layout = graph.motions.data(of: self).map { newLayout.with($0) } ?? newLayout
        // Equal layouts may still contain different closures or objects.
        if !isSame { layoutDidChange() }
    }

    private func layoutDidChange() {
        cache?.isStale = true
        noteListChange()
        invalidateLayout()
        setNeedsDisplay()
    }

    override package func willRemove() {
        super.willRemove()
        if L.hasAnimatableData { graph.motions.forget(self) }
    }

    override package var axis: Axis? { L.layoutProperties.stackOrientation }

    override func itemsWereCollected() {
        cache?.isStale = true
    }

    override func findGuides() -> ExplicitGuides { layout.explicitGuides(subviews: subviews) }

    private func withCache<R>(_ body: (inout L.Cache, LayoutSubviews) -> R) -> R {
        let subviews = subviews
        if let cache {
            if cache.isStale {
                cache.isStale = false
                layout.updateCache(&cache.value, subviews: subviews)
            }
            return body(&cache.value, subviews)
        }
        let made = LayoutCache(layout.makeCache(subviews: subviews))
        cache = made
        return body(&made.value, subviews)
    }

    override package func childMeasureDidChange(_ child: LayoutNode) {
        guidesDidChange()
    }

    override package func forgetMeasurements() {
        cache?.isStale = true
    }

    override package func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        withCache { layout.measuredSize(for: proposal, subviews: $1, cache: &$0) }
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

extension CustomLayoutNode: AnimatedNode {
    func animatedDataDidChange() {
        layout = graph.motions.data(of: self).map { latest.with($0) } ?? latest
        layoutDidChange()
    }

    func sampleCount(for duration: Double) -> Int { 17 }
}

/// Stores a layout's cache between calls. A class allows changes in place, without copies.
private final class LayoutCache<Value> {
    var value: Value
    /// Whether the layout or its subviews have changed since the cache was updated.
    var isStale = false

    init(_ value: Value) {
        self.value = value
    }
}
