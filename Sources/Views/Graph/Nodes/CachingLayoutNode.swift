import EspalierLayoutEngine

/// A layout node that caches its measured sizes, because measuring it measures other nodes.
package class CachingLayoutNode: LayoutNode {
    @exclusivity(unchecked) private final var measuredSizes = MeasureCache()

    override final func cachedSize(for proposal: ProposedViewSize) -> MeasuredSize {
        if let known = measuredSizes[proposal] { return known }
        let measured = measure(proposal)
        measuredSizes.insert(measured, for: proposal)
        return measured
    }

    override final func dropMeasuredSizes() {
        measuredSizes.removeAll()
    }

    override final func measuredSizesHold() -> Bool {
        let old = measuredSizes.takeAll()
        forgetMeasurements()
        return !old.isEmpty && old.allSatisfy { $0.agrees(with: measuredSize(for: $0.proposal)) }
    }
}
