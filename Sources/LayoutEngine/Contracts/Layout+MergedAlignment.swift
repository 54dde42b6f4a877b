import Foundation

extension Layout {
    /// The subviews' values for a guide, merged, at the positions that the layout gives them.
    func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.passesContainers,
            subviews.indices.contains(where: { subviews.items[$0].explicitGuides.contains(key.guides) })
        else { return nil }
        let container = LayoutContainer(bounds: bounds, purpose: .noting)
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews.placed(by: container), cache: &cache)
        var result: CGFloat?
        var n = 0
        for (index, place) in container.places.enumerated() {
            guard let place,
                let value = subviews.items[index].explicitAlignment(key, proposal: place.proposal, size: place.size)
            else { continue }
            key.combine(value + place.origin[key.axis], n, into: &result)
            n += 1
        }
        return result
    }
}
