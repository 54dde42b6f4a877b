extension UIView {
    /// Whether the view is another one or inside of it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let known = current {
            if known === view { return true }
            current = known.superview
        }
        return false
    }

    /// The view itself, or the first one inside, with a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
}
