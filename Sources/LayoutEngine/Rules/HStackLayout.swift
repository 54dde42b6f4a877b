public import Foundation

/// A horizontal stack as a layout value, for choosing between layouts at run time.
@frozen public struct HStackLayout: Layout, AxisStack {
    /// The guide on which the subviews are aligned.
    public var alignment: VerticalAlignment
    /// The distance between subviews in points; nil for their preferences. A value that is infinite or not a number
    /// counts as 0.
    public var spacing: CGFloat?

    /// Creates a stack. With a nil spacing, the subviews' preferences decide the distance.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    package static var axis: Axis { .horizontal }
    /// The rule for both axes, with this stack's values.
    package var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}
