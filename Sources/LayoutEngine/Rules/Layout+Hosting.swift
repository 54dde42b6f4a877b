package import Foundation

/// Methods for the owner of a layout, in place of the protocol's own.
extension Layout {
    /// Measures the layout for a proposal. Layouts of this module also give the range of proposals with the same size;
    /// wrong sizes of other layouts are corrected.
    package func measuredSize(for proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> MeasuredSize {
        if Self.self == ZStackLayout.self, let layers = self as? ZStackLayout {
            return layers.measuredSize(for: proposal, subviews: subviews)
        }
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        // Rows and columns as values: `HStack` and `VStack` ask `StackLayout` itself.
        if Cache.self == StackArrangement.self, let arrangement = cache as? StackArrangement {
            return arrangement.measured
        }
        return MeasuredSize(LayoutLength.sanitized(size))
    }

    /// Places every subview: where the layout says, mirrored in a right-to-left container, and in the middle of `bounds`
    /// where it says nothing.
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

    /// The kinds of guides that the layout may set explicitly, so that nobody asks for the others: those of the subviews
    /// but the frame's for a layout of this module, all for an author's, who may set any.
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
