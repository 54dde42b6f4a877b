import Foundation

extension UIView {
    /// The active constraints between the view and views below, or between views below.
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Whether constraints leave a place open. It is always false: lengths without a constraint are those of the content, or 0.
    public final var hasAmbiguousLayout: Bool { false }

    /// Shows another layout that the constraints allow. It has no effect: they allow one.
    public final func exerciseAmbiguityInLayout() {}

    /// The active constraints of the view's lengths and places along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.heldConstraints).filter { constraint in
            (constraint.firstItem === self || constraint.secondItem === self) && constraint.firstAttribute.axis == axis
        }
    }

    /// The rectangle that constraints place, for a frame: without `alignmentRectInsets`.
    public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints place: with `alignmentRectInsets`.
    public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose baseline constraints use, the view itself.
    public final var forFirstBaselineLayout: UIView { self }

    /// The view whose baseline constraints use, the view itself.
    public final var forLastBaselineLayout: UIView { self }

    // MARK: Guides

    /// The guides that the app has added.
    public final var layoutGuides: [UILayoutGuide] { uncommonValues?.layoutGuides ?? [] }

    /// Adds a guide: a rectangle that constraints place.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        uncommon.layoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
        constraintsDidChange()
    }

    /// Removes a guide and its constraints.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.isOwn else { return }
        var outer: UIView? = self
        while let view = outer {
            view.dropConstraints { $0 === layoutGuide }
            outer = view.superview
        }
        uncommonValues?.layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsDidChange()
    }

    // MARK: Updates

    /// Calls `updateConstraints()` before the next layout.
    public final func setNeedsUpdateConstraints() {
        needsConstraints = true
        noteInnerConstraints()
        setNeedsLayout()
    }

    /// Lets the views around look for `needsConstraints` inside.
    final func noteInnerConstraints() {
        var outer = superview
        while let view = outer, !view.hasInnerConstraints {
            view.hasInnerConstraints = true
            outer = view.superview
        }
    }

    /// Calls `updateConstraints()` of the views inside and of the view, where it is needed.
    public final func updateConstraintsIfNeeded() {
        if hasInnerConstraints {
            hasInnerConstraints = false
            for subview in subviews { subview.updateConstraintsIfNeeded() }
        }
        guard needsConstraints else { return }
        needsConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Holding

    func hold(_ constraint: NSLayoutConstraint) {
        heldConstraints.append(constraint)
        constraintsDidChange()
    }

    func release(_ constraint: NSLayoutConstraint) {
        heldConstraints.removeAll { $0 === constraint }
        constraintsDidChange()
    }

    func constraintsDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func arrangeByConstraints() {
        if !heldConstraints.isEmpty { ConstraintLayout.arrange(self) }
    }

    /// Deactivates constraints between the views below a removed one and others.
    func dropConstraints(to removed: UIView) {
        dropConstraints { NSLayoutConstraint.view(of: $0)?.isDescendant(of: removed) == true }
    }

    /// Deactivates constraints that the view holds, with an item that fulfills a condition.
    func dropConstraints(where matches: (AnyObject?) -> Bool) {
        let dropped = heldConstraints.filter { matches($0.firstItem) || matches($0.secondItem) }
        guard !dropped.isEmpty else { return }
        heldConstraints.removeAll { constraint in dropped.contains { $0 === constraint } }
        for constraint in dropped { constraint.wasReleased() }
    }

    /// The length that a constraint of the view itself sets, with a constant.
    func ownLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        heldConstraints.last { constraint in
            constraint.firstItem === self && constraint.secondItem == nil && constraint.relation == .equal
                && constraint.firstAttribute == (axis == .horizontal ? .width : .height)
        }?.constant
    }
}
