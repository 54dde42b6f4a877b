/// Content that takes any proposed size: colors, shapes, resizable images. It is 10 points long if nothing is
/// proposed.
package enum FillRule {
    package static func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        MeasuredSize(proposal.replacingUnspecifiedDimensions())
    }
}
