import Foundation

extension UICollectionView {
    func beginMovement(at path: IndexPath) -> Bool {
        guard movement == nil, let dataSource, let place = layoutAttributesForItem(at: path),
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        movement = InteractiveMovement(original: path, current: path, size: place.size, center: place.center)
        movementDidChange(arranges: false)
        return true
    }

    func updateMovement(_ position: CGPoint) {
        guard var moving = movement, position.x.isFinite, position.y.isFinite else { return }
        let current = moving.current
        moving.center =
            collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: position)
            .center
        movement = moving
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: current, withPosition: position)
        var target = proposed
        if proposed != current, let delegate = delegate as? any UICollectionViewDelegate {
            target = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
                atCurrentIndexPath: current, toProposedIndexPath: proposed)
        }
        guard target != current, isPlace(target, in: moving) else { return movementDidChange(arranges: false) }
        UIView.change(animated: true, completion: nil) { move(to: target) }
    }

    func endMovement() {
        guard let moved = movement else { return }
        (movement, finishedMovement) = (nil, moved)
        if moved.current != moved.original {
            dataSource?.collectionView(self, moveItemAt: moved.original, to: moved.current)
        }
        finishedMovement = nil
        UIView.change(animated: true, completion: nil) { movementDidChange(arranges: true) }
    }

    func cancelMovement() {
        guard let moved = movement else { return }
        UIView.change(animated: true, completion: nil) {
            if moved.current != moved.original { move(to: moved.original) }
            movement = nil
            movementDidChange(arranges: true)
        }
    }

    /// Whether the moved item can be shown at a place.
    private func isPlace(_ path: IndexPath, in moving: InteractiveMovement) -> Bool {
        guard path.count == 2, path.section >= 0, path.section < numberOfSections, path.item >= 0 else { return false }
        let count = numberOfItems(inSection: path.section)
        return path.section == moving.current.section ? path.item < count : path.item <= count
    }

    /// Shows the moved item at another place, and the others with their cells around it.
    private func move(to target: IndexPath) {
        guard let old = movement else { return }
        var new = old
        new.current = target
        moveCells { new.shownPath(of: old.sourcePath(of: $0)) }
        movement = new
        movementDidChange(arranges: true)
    }

    /// Whether an item is a row of a list.
    func isInList(_ path: IndexPath) -> Bool {
        (arranged() as? CompositionalArrangement)?.sections.contains {
            $0.index == path.section && $0.layout.list != nil
        } ?? false
    }
}
