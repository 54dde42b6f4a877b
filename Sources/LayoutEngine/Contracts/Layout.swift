public import Foundation

/// A rule that gives subviews their places: SwiftUI's negotiation, in which a parent proposes a size, a child
/// chooses its own, and the parent places it.
///
/// All sizes and positions are in points.
public protocol Layout: Animatable {
    /// Values that the layout keeps between calls; `Void` unless declared otherwise.
    associatedtype Cache = Void

    /// The subviews that a layout measures and places.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout that hold for all its values. Those of a layout that declares none are
    /// `LayoutProperties()`.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for each container. The default for a cache of type `Void` makes nothing.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after the layout or its subviews have changed. The default makes it anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the composite view prefers to its neighbours. The default is the union of the subviews' spacings.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the composite view for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview, by `place(at:anchor:proposal:)`, in `bounds`, whose origin need not be zero. A subview that
    /// is not placed stands in the middle.
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

    /// The subviews' values for the guide, merged. A layout whose content sets the guide is laid out in `bounds` for it.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The subviews' values for the guide, merged. A layout whose content sets the guide is laid out in `bounds` for it.
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
