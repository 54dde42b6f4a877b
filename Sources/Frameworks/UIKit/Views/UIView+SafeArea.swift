import Foundation

extension UIView {
    /// The insets that a controller adds to its view. A view inside has the part of them that overlaps it.
    final var ownSafeAreaInsets: UIEdgeInsets {
        let added = controller?.additionalSafeAreaInsets ?? .zero
        guard let superview else { return added }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return added }
        let (frame, bounds) = (placement.frame, superview.storedBounds)
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY + bounds.minY) + added.top,
            left: max(0, outer.left - frame.minX + bounds.minX) + added.left,
            bottom: max(0, outer.bottom - bounds.maxY + frame.maxY) + added.bottom,
            right: max(0, outer.right - bounds.maxX + frame.maxX) + added.right)
    }

    /// Lays out the view and the views inside again, and tells them of their new insets.
    final func safeAreaDidChange() {
        setNeedsLayout()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        for subview in subviews { subview.safeAreaDidChange() }
    }

    /// Lays out the view again, and tells it and its controller of its new margins.
    final func marginsDidChange() {
        setNeedsLayout()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
    }
}
