public import Foundation

/// A vertical stack as a layout value, for choosing between layouts at run time.
@frozen public struct VStackLayout: Layout {
    /// The guide on which the subviews are aligned.
    public var alignment: HorizontalAlignment
    /// The distance between subviews in points; nil for their preferences. A value that is infinite or not a number
    /// counts as 0.
    public var spacing: CGFloat?

    /// Creates a stack. With a nil spacing, the subviews' preferences decide the distance.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The rule for both axes, with this stack's values.
    package var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = StackLayout.layoutProperties
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> StackArrangement {
        stack.makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout StackArrangement) -> ViewSpacing {
        stack.spacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackArrangement
    ) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackArrangement
    ) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackArrangement
    ) -> CGFloat? {
        stack.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackArrangement
    ) -> CGFloat? {
        stack.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
