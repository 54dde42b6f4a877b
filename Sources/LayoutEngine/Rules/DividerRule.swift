package import Foundation

/// A line across its stack: as long as proposed, one pixel thick.
///
/// The thickness is a CSS pixel, which every screen shows as at least one sharp device pixel at any position. A thinner
/// line could fall between two pixels and vanish.
package struct DividerRule: Equatable {
    /// The axis of the enclosing stack. Without a stack it is nil, and the line is horizontal.
    package let stackAxis: Axis?

    package static let thickness: CGFloat = 1

    package init(stackAxis: Axis?) {
        self.stackAxis = stackAxis
    }

    /// Without a proposal the line is 10 points long.
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
