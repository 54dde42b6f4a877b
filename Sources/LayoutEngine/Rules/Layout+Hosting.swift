package import Foundation

/// The methods that the owner of a layout calls instead of the protocol's own.
extension Layout {
    /// Measures the layout for a proposal. Layouts of this module also return the range of proposals with the same
    /// size. Invalid sizes of other layouts are corrected.
    package func measuredSize(for proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> MeasuredSize {
        if Self.self == ZStackLayout.self, let layers = self as? ZStackLayout {
            return layers.measuredSize(for: proposal, subviews: subviews)
        }
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        // The cache of `HStackLayout` and `VStackLayout`; `HStack` and `VStack` use `StackLayout` directly.
        if Cache.self == StackArrangement.self, let arrangement = cache as? StackArrangement {
            return arrangement.measured
        }
        return MeasuredSize(LayoutLength.sanitized(size))
    }

    /// Places every subview at the layout's position for it, mirrored in a right-to-left container. Subviews without a
    /// position are centered in `bounds`.
    package func placeEverySubview(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        if Self.layoutProperties.placesEverySubview, subviews.layoutDirection == .leftToRight {
            return placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        let container = LayoutContainer(bounds: bounds)
        let noted = subviews.placed(by: container)
        placeSubviews(in: bounds, proposal: proposal, subviews: noted, cache: &cache)
        for index in noted.indices where !container.hasPlaced(index) {
            noted[index].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    /// The kinds of guides that the layout may set explicitly. For a layout of this module, these are the subviews'
    /// kinds except the frame's guides; an author's layout may set any kind.
    package func explicitGuides(subviews: Subviews) -> ExplicitGuides {
        guard Cache.self == StackArrangement.self || Self.self == ZStackLayout.self else { return .all }
        var guides: ExplicitGuides = []
        for index in subviews.indices { guides.formUnion(subviews.items[index].explicitGuides) }
        return guides.subtracting(.frame)
    }

    /// The explicit value of a guide, in the coordinates of `bounds`.
    package func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        if key.axis == .horizontal {
            return explicitAlignment(
                of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return explicitAlignment(
            of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
