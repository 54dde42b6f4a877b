import EspalierLayoutEngine
import EspalierViews
import Foundation

extension UICollectionView {
    /// Scrolls to an item, by the proxy of a list that is on the page.
    func scroll(
        to indexPath: IndexPath, at scrollPosition: ScrollPosition, _ proxy: ScrollViewProxy?, animated: Bool
    ) {
        guard let arrangement = arranged() else { return }
        if (arrangement as? CompositionalArrangement)?.lists != nil {
            guard let proxy, indexPath.count == 2 else { return }
            let identity = (dataSource as? any RowIdentifying)?.identity(of: indexPath) ?? AnyHashable(indexPath)
            return UIView.change(animated: animated, completion: nil) {
                proxy.scrollTo(identity, anchor: scrollPosition.anchor)
            }
        }
        guard let place = arrangement.place(of: indexPath) else { return }
        let (isVertical, start) = (arrangement.isVertical, place.start)
        let room = isVertical ? bounds.height : bounds.width
        let now = isVertical ? contentOffset.y : contentOffset.x
        let target: CGFloat
        if !scrollPosition.isDisjoint(with: [.top, .left]) {
            target = start
        } else if !scrollPosition.isDisjoint(with: [.centeredVertically, .centeredHorizontally]) {
            target = start - (room - place.depth) / 2
        } else if !scrollPosition.isDisjoint(with: [.bottom, .right]) {
            target = start - (room - place.depth)
        } else {
            target = min(max(now, start + place.depth - room), start)
        }
        let length = isVertical ? contentSize.height : contentSize.width
        let held = min(max(0, target), max(0, length - room))
        setContentOffset(CGPoint(x: isVertical ? 0 : held, y: isVertical ? held : 0), animated: animated)
    }
}
