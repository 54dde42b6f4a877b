import EspalierLayoutEngine
import Foundation

/// Places the start, the middle and the end of a bar. The middle is in the middle of the bar if there is room, otherwise between
/// the others. It may also be beside the start. Its three subviews are these parts.
nonisolated struct BarRowLayout: Layout {
    var leadsMiddle = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: NavigationBar.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let gap: CGFloat = 8
        let end = subviews[2].sizeThatFits(ProposedViewSize(width: bounds.width * 0.6, height: bounds.height))
        let startRoom = max(0, bounds.width - end.width - gap)
        let titleWidth = subviews[1].sizeThatFits(.unspecified).width
        // The title has a right to half of the bar, and the label of the back button gives way.
        let start = subviews[0].sizeThatFits(
            ProposedViewSize(width: max(startRoom - min(titleWidth, bounds.width / 2) - gap, 44), height: bounds.height)
        )
        let left = start.width > 0 ? start.width + gap : 0
        let right = end.width > 0 ? end.width + gap : 0
        let middle = subviews[1].sizeThatFits(
            ProposedViewSize(width: max(0, bounds.width - left - right), height: bounds.height))
        let x =
            leadsMiddle ? left : min(max((bounds.width - middle.width) / 2, left), bounds.width - right - middle.width)
        func place(_ index: Int, _ x: CGFloat, _ size: CGSize) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
        }
        place(0, 0, start)
        place(1, x, middle)
        place(2, bounds.width - end.width, end)
    }
}
