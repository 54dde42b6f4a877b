package import Foundation

/// A public stack along one axis, which lays its subviews out by the rule for both axes.
package protocol AxisStack: Layout {
    static var axis: Axis { get }
    /// The rule for both axes, with this stack's values.
    var stack: StackLayout { get }
}

extension AxisStack {
    // The methods are public, because they are the requirements of a public protocol for public types.

    public static var layoutProperties: LayoutProperties {
        var properties = StackLayout.layoutProperties
        properties.stackOrientation = axis
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
