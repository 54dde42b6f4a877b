import EspalierLayoutEngine
import Foundation

/// Places the back button, the items at the start, the middle and the items at the end of a bar: its four subviews.
///
/// The items keep their widths. The middle gives way first, to half of the bar, then the label of the back button, then the rest of the
/// middle, and at last the items. The middle is in the middle of the bar if there is room, otherwise between the others. It may also
/// be beside the start.
nonisolated struct BarRowLayout: Layout {
    var leadsMiddle = false

    static let gap: CGFloat = 8
    static let itemGap: CGFloat = 16
    /// The width of a back button with its symbol only.
    static let minimumBackWidth: CGFloat = 44

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: NavigationBar.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        func size(_ index: Int, width: CGFloat) -> CGSize {
            subviews[index].sizeThatFits(ProposedViewSize(width: max(0, width), height: bounds.height))
        }
        func ideal(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(.unspecified).width }
        func gap(_ width: CGFloat) -> CGFloat { width > 0 ? width + Self.gap : 0 }

        let idealBack = ideal(0)
        let leastBack = idealBack > 0 ? min(idealBack, Self.minimumBackWidth) + Self.itemGap : 0
        let room = bounds.width - leastBack
        // Views without an ideal width, such as fields, get a part of the bar.
        let end = size(3, width: min(max(ideal(3), room * 0.6), room))
        let items = size(1, width: max(min(ideal(1), room - gap(end.width)), 0))
        let itemRoom = items.width > 0 ? items.width + Self.itemGap : 0
        let title = min(ideal(2), bounds.width / 2)
        let back = size(
            0, width: max(bounds.width - gap(end.width) - itemRoom - gap(title), min(idealBack, Self.minimumBackWidth)))
        let start = back.width > 0 && items.width > 0 ? back.width + itemRoom : back.width + items.width
        let (left, right) = (gap(start), gap(end.width))
        let middle = size(2, width: bounds.width - left - right)
        let x =
            leadsMiddle ? left : min(max((bounds.width - middle.width) / 2, left), bounds.width - right - middle.width)
        func place(_ index: Int, _ x: CGFloat, _ size: CGSize) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
        }
        place(0, 0, back)
        place(1, start - items.width, items)
        place(2, x, middle)
        place(3, bounds.width - end.width, end)
    }
}
