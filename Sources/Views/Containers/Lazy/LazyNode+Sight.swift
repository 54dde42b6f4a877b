import EspalierLayoutEngine
import Foundation

/// The views that the user sees. They appear and disappear.
extension LazyNode {
    /// Whether an item is among those that the latest placement has placed.
    func shows(_ item: LayoutNode) -> Bool {
        let index = Int(item.indexInParent)
        return shown.indices.contains(index) && shown[index].item === item
    }

    /// Reports the views within a third of a screen around the visible part as appeared, so that rows that load more on
    /// appearance do so shortly before the end is reached.
    func updateSight(around stretch: ClosedRange<CGFloat>, leaving before: ContiguousArray<Shown> = []) {
        let margin = enclosingScroll == nil ? 0 : (stretch.upperBound - stretch.lowerBound) / 3
        let zone = (stretch.lowerBound - margin)...(stretch.upperBound + margin)
        let rule = rule
        let pinsHeaders = rule.pinned.contains(.sectionHeaders)
        let pinsFooters = rule.pinned.contains(.sectionFooters)
        var changed: ContiguousArray<LayoutNode> = []
        for view in shown {
            let item = view.item
            let start = rule.axis == .vertical ? item.origin.y : item.origin.x
            // A pinned view is visible as long as its section.
            let isPinned = view.role == .header && pinsHeaders || view.role == .footer && pinsFooters
            let isInSight =
                isPinned || start <= zone.upperBound && start + rule.along(item.size) >= zone.lowerBound
            if item.flags[.isInSight] != isInSight {
                item.flags[.isInSight] = isInSight
                changed.append(item)
            }
        }
        for view in before where view.item.flags[.isInSight] && !shows(view.item) {
            view.item.flags[.isInSight] = false
            let isGone = view.item.isRemoved || graph.transitions.isLeaving(view.item)
            if !isGone { changed.append(view.item) }
        }
        for item in changed { updateVisibility(of: item) }
    }

    private func updateVisibility(of item: LayoutNode) {
        item.updateVisibility()
        // Modifiers around a view that is not a row of a collection are between this node and the view.
        var node = item.parent
        while let current = node, current !== self {
            current.visibilityMayHaveChanged()
            node = current.parent
        }
    }
}
