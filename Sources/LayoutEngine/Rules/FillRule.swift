/// What takes any size: colours, shapes, resizable images. Where nothing is offered it is 10 points.
package enum FillRule {
    package static func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        MeasuredSize(proposal.replacingUnspecifiedDimensions())
    }
}
