public import Foundation

/// A controller whose view is a collection view. It is the data source and the delegate, and a subclass overrides their methods.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout of the collection view.
    public final let collectionViewLayout: UICollectionViewLayout

    /// A controller with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with a flow layout. There are no nib files here, so that the name has no effect.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// Whether the selection is removed each time the view appears.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether the view is the same as that of the controller below. It has no effect.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether the user moves items by a long press. It has an effect if the class overrides the method that moves an item.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if installsStandardGestureForInteractiveMovement != oldValue { updateMovementGesture() } }
    }

    private var movementGesture: UILongPressGestureRecognizer?

    /// Adds the gesture that moves items to the view, or removes it.
    private func updateMovementGesture() {
        guard isViewLoaded, let collectionView else { return }
        if let movementGesture {
            movementGesture.view?.removeGestureRecognizer(movementGesture)
            self.movementGesture = nil
        }
        guard installsStandardGestureForInteractiveMovement,
            CollectionControllerMethods.motion.contains(type(of: self))
        else { return }
        let gesture = UILongPressGestureRecognizer(target: nil, action: nil)
        gesture.addAction { [weak collectionView] in collectionView?.follow($0) }
        collectionView.addGestureRecognizer(gesture)
        movementGesture = gesture
    }

    override open func loadView() {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.backgroundColor = .systemBackground
        made.dataSource = self
        made.delegate = self
        view = made
        updateMovementGesture()
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    override open func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        UIView.change(animated: animated, completion: nil) { collectionView?.isEditing = editing }
    }

    // MARK: Items

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Whether the user may move an item: by default, whether the class overrides the method that moves one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        CollectionControllerMethods.motion.contains(type(of: self))
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Reactions

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// It is not called: a cell that was made is kept as long as its item.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// It is not asked: the list of the item has its actions.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UICollectionView {
    /// Moves the item under a long press with it.
    fileprivate func follow(_ gesture: UIGestureRecognizer) {
        let place = contentLocation(of: gesture)
        switch gesture.state {
        case .began:
            if let path = indexPathForItem(at: place) { _ = beginInteractiveMovementForItem(at: path) }
        case .changed: updateInteractiveMovementTargetPosition(place)
        case .ended: endInteractiveMovement()
        default: cancelInteractiveMovement()
        }
    }

    /// The place of a gesture in the content. Coordinates that begin at the corner of the view lack the place to which it is scrolled.
    private func contentLocation(of gesture: UIGestureRecognizer) -> CGPoint {
        let place = gesture.location(in: self)
        let (offset, corner) = (contentOffset, bounds.origin)
        return CGPoint(x: place.x + offset.x - corner.x, y: place.y + offset.y - corner.y)
    }
}
