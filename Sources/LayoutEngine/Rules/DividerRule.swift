package import Foundation

/// A line across its stack: as long as it is offered, a pixel thick.
///
/// A CSS pixel, which every screen shows as at least one sharp pixel of its own wherever the line stands; a thinner line
/// could fall between two pixels and vanish.
package struct DividerRule: Equatable {
    /// The axis of the stack around it; nil, for a line across, where there is none.
    package let stackAxis: Axis?

    package static let thickness: CGFloat = 1

    package init(stackAxis: Axis?) {
        self.stackAxis = stackAxis
    }

    /// Without an offer the line is 10 points long.
    package func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        let lengths = proposal.replacingUnspecifiedDimensions()
        if stackAxis == .horizontal {
            return MeasuredSize(
                size: CGSize(width: Self.thickness, height: lengths.height),
                from: CGSize(width: -.infinity, height: .infinity))
        }
        return MeasuredSize(
            size: CGSize(width: lengths.width, height: Self.thickness),
            from: CGSize(width: .infinity, height: -.infinity))
    }
}
