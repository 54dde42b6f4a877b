package import Foundation

/// Empty space that takes all available space along its stack's axis, or along both axes outside a stack.
package struct SpacerRule: Equatable {
    /// The minimum length, in points.
    package let minimum: CGFloat
    /// The axis of the enclosing stack; nil if there is none.
    package let axis: Axis?

    /// - Parameter minimum: In points. Nil or a value that is not finite means the platform's default of 8. A negative
    ///   value counts as 0.
    package init(minimum: CGFloat?, axis: Axis?) {
        self.minimum = LayoutLength.sanitized(minimum) ?? ViewSpacing.defaultDistance
        self.axis = axis
    }

    package func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        let width = max(proposal.width ?? minimum, minimum)
        let height = max(proposal.height ?? minimum, minimum)
        switch axis {
        case .horizontal:
            return MeasuredSize(
                size: CGSize(width: width, height: 0), from: CGSize(width: .infinity, height: -.infinity))
        case .vertical:
            return MeasuredSize(
                size: CGSize(width: 0, height: height), from: CGSize(width: -.infinity, height: .infinity))
        case nil:
            return MeasuredSize(CGSize(width: width, height: height))
        }
    }

    /// The lowest priority: a spacer takes the space that all other views leave.
    package static let priority = -Double.infinity

    /// A spacer has no distance to its neighbors along its axis.
    package var spacing: ViewSpacing {
        var spacing: ViewSpacing
        switch axis {
        case .horizontal: spacing = ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
        case .vertical: spacing = ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
        case nil: spacing = .zero
        }
        spacing.staysInFrames = true
        return spacing
    }
}
