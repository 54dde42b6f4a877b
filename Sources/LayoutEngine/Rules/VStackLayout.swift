public import Foundation

/// A vertical stack as a layout value, for choosing between layouts at run time.
@frozen public struct VStackLayout: Layout, AxisStack {
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

    package static var axis: Axis { .vertical }
    /// The rule for both axes, with this stack's values.
    package var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}
