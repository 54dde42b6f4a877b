package import Foundation

/// Empty space that takes what there is along its stack's axis, and along both where it stands in no stack.
package struct SpacerRule: Equatable {
    /// The least length, in points.
    package let minimum: CGFloat
    /// The axis of the stack around it, nil where there is none.
    package let axis: Axis?

    /// - Parameter minimum: In points; nil, or what is not a finite number, for the platform's default of 8. Negative ones
    ///   count as 0.
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

    /// A spacer takes what all others leave.
    package static let priority = -Double.infinity

    /// A spacer has no distance to its neighbours along its axis: it is the distance.
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
