package import EspalierLayoutEngine
package import Foundation

/// Keeps a container under a layout of any other kind.
///
/// The layout's cache lives as long as the node: it is made once, and the layout brings it up to date (`updateCache`) before
/// the first question after a change of the layout or of its subviews.
package final class CustomLayoutNode<L: Layout>: ContainerNode {
    private var layout: L
    private var cache: LayoutCache<L.Cache>?
    /// Whether two layouts arrange the same; nil to compare them as views are compared.
    private let isEqual: ((L, L) -> Bool)?

    init(_ layout: L, kind: ContainerKind, isEqual: ((L, L) -> Bool)?, in context: NodeContext) {
        self.layout = layout
        self.isEqual = isEqual
        super.init(kind: kind, in: context)
    }

    package func update(to newLayout: L) {
        if isEqual?(layout, newLayout) ?? ValueComparison.areEqual(layout, newLayout) {
            // What compares equal may still hold other closures or objects.
            layout = newLayout
            return
        }
        layout = newLayout
        cache?.isStale = true
        noteListChange()
        invalidateLayout()
        setNeedsDisplay()
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

/// Holds a layout's cache between calls. A class changes the cache in place, without copies.
private final class LayoutCache<Value> {
    var value: Value
    /// Whether the layout or its subviews changed since the cache was brought up to date.
    var isStale = false

    init(_ value: Value) {
        self.value = value
    }
}
