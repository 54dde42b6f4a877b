public import EspalierLayoutEngine
public import Foundation

extension UIView {
    /// The place of `center` in the unit square of the view, about which the transform works. Changing it moves the view.
    public final var anchorPoint: CGPoint {
        get { storedAnchor }
        set {
            guard newValue != storedAnchor, newValue.x.isFinite, newValue.y.isFinite else { return }
            storedAnchor = newValue
            superview?.subviewDidMove()
            appearanceDidChange()
        }
    }

    /// Moves, rotates and scales the drawing in space about the anchor. The frame is that of its part in the plane.
    public final var transform3D: CATransform3D {
        get { storedTransform3D ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            let new = CATransform3DIsAffine(newValue) ? nil : newValue
            guard new != storedTransform3D else { return }
            storedTransform3D = new
            appearanceDidChange()
        }
    }

    /// The place in the view around, without the transform, which only changes the drawing.
    final var placement: Placement { Placement(bounds: bounds, anchor: storedAnchor, position: storedCenter) }

    /// Shows the subviews again after one was moved.
    final func subviewDidMove() {
        if !isArranging { appearanceDidChange() }
    }

    /// Changes the size, and resizes the subviews by their masks.
    final func setSize(_ size: CGSize) {
        let old = storedBounds.size
        guard size != old else { return }
        let transition = willTransition(from: old, to: size)
        defer { transition?.finish() }
        storedBounds.size = size
        needsLayout = true
        appearanceDidChange()
        if autoresizesSubviews { for subview in subviews { subview.resize(from: old, to: size) } }
        sizeDidChange()
    }

    /// Tells the controller of an outermost view that its size changes; nil for other views and for the first size.
    private func willTransition(from old: CGSize, to new: CGSize) -> SizeTransition? {
        guard let controller, superview == nil, old.width > 0, old.height > 0, controller.hasAppeared else {
            return nil
        }
        let transition = SizeTransition()
        controller.viewWillTransition(to: new, with: transition)
        return transition
    }

    private func resize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
        var frame = frame
        (frame.origin.x, frame.size.width) = autoresizingMask.resized(
            frame.minX, frame.width, in: old.width, to: new.width, .flexibleLeftMargin, .flexibleWidth,
            .flexibleRightMargin)
        (frame.origin.y, frame.size.height) = autoresizingMask.resized(
            frame.minY, frame.height, in: old.height, to: new.height, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin)
        self.frame = frame
    }

    /// Takes the size that the page gives the view, and lays out the subviews.
    final func arrange(in size: CGSize) {
        isArranging = true
        if storedBounds.size != size {
            storedCenter.x += (size.width - storedBounds.width) * storedAnchor.x
            storedCenter.y += (size.height - storedBounds.height) * storedAnchor.y
            setSize(size)
        }
        isArranging = false
        layoutIfNeeded()
    }
}
