public import Foundation

extension UIView {
    /// Gives the view the size that fits its content.
    public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The smallest size that satisfies the content and the constraints.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = fittingSize
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// The priority with which the view resists to grow beyond its content. In a representable it does not grow if the
    /// priority is at least `defaultHigh`.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? standardHuggingPriority(for: axis)
    }

    /// Sets the priority with which the view resists to grow beyond its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// The priority with which the view resists to shrink below its content. In a representable it does not shrink if the
    /// priority is at least `defaultHigh`, the default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists to shrink below its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }
}
