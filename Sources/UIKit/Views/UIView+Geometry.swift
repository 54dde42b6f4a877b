import Foundation

extension UIView {
    /// The frame without the transform, which only changes the drawing.
    final var untransformedFrame: CGRect {
        let size = storedBounds.size
        return CGRect(
            x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The rectangle around the transformed view.
    final var transformedFrame: CGRect {
        let size = storedBounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .around(transform)
            .offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    /// Shows the subviews again after one was moved.
    final func subviewDidMove() {
        if !isArranging { appearanceDidChange() }
    }

    /// Changes the size, and resizes the subviews by their masks.
    final func setSize(_ size: CGSize) {
        let old = storedBounds.size
        guard size != old else { return }
        storedBounds.size = size
        needsLayout = true
        appearanceDidChange()
        for subview in subviews { subview.resize(from: old, to: size) }
        sizeDidChange()
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
            storedCenter.x += (size.width - storedBounds.width) / 2
            storedCenter.y += (size.height - storedBounds.height) / 2
            setSize(size)
        }
        isArranging = false
        layoutIfNeeded()
    }
}
