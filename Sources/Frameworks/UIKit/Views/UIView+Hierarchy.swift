import EspalierViews
import Foundation

extension UIView {
    /// Adds a view inside at an index, counted from the back.
    final func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            Warning.once("A view cannot be added to itself or to a view inside of it; nothing is added.")
            return
        }
        var index = index
        if view.superview === self, let old = subviews.firstIndex(of: view), old < index { index -= 1 }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.noteInnerConstraints()
        setNeedsLayout()
        appearanceDidChange()
        view.didMoveToSuperview()
        if root.isShown {
            view.windowWillChange(to: UIWindow.current)
            view.windowDidChange()
        }
        didAddSubview(view)
    }

    /// Removes the view and its constraints from the view around it.
    final func leaveSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        var outer: UIView? = superview
        while let view = outer {
            view.dropConstraints(to: self)
            outer = view.superview
        }
        let wasShown = root.isShown
        if wasShown { windowWillChange(to: nil) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        if wasShown { windowDidChange() }
        superview.setNeedsLayout()
        superview.appearanceDidChange()
        didMoveToSuperview()
    }

    /// Removes a view inside from its place, and lets a function put it at another one.
    final func reorder(_ view: UIView, _ place: (inout [UIView]) -> Void) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        place(&subviews)
        appearanceDidChange()
    }

    /// The outermost view around this one.
    final var root: UIView {
        var current = self
        while let next = current.superview { current = next }
        return current
    }

    /// Tells the view and the views inside that it will be put on a page, or taken from it.
    final func windowWillChange(to window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.windowWillChange(to: window) }
    }

    /// Tells the view, its controller and the views inside that it was put on a page, or taken from it.
    final func windowDidChange() {
        didMoveToWindow()
        if superview != nil { controller?.windowDidChange(isShown: window != nil) }
        for subview in subviews { subview.windowDidChange() }
    }
}
