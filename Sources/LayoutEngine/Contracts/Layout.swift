public import Foundation

/// A rule that measures and places subviews by SwiftUI's negotiation: a parent proposes a size, a child chooses its
/// own, and the parent places it.
///
/// All sizes and positions are in points.
public protocol Layout: Animatable {
    /// Values that the layout keeps between calls; `Void` unless declared otherwise.
    associatedtype Cache = Void

    /// The subviews that a layout measures and places.
    typealias Subviews = LayoutSubviews

    /// Properties that all values of the layout share; `LayoutProperties()` by default.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache, once for each container. The default for a cache of type `Void` creates nothing.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after the layout or its subviews have changed. By default it creates a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The preferred distances of the composite view to its neighbors. The default is the union of the subviews'
    /// spacings.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the composite view for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview, with `place(at:anchor:proposal:)`, in `bounds`, whose origin need not be zero. A subview
    /// that the layout does not place is centered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of the guide in the composite view, in the coordinates of `bounds`; nil for the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of the guide in the composite view, in the coordinates of `bounds`; nil for the guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' spacings.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        var spacing = ViewSpacing.none
        for subview in subviews { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// The merged values of the subviews for the guide. If the content sets the guide, the layout is run in `bounds`.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The merged values of the subviews for the guide. If the content sets the guide, the layout is run in `bounds`.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
