extension UIView {
    /// Adds a subview that always has the size of the view.
    ///
    /// - Parameter index: The place among the subviews, from the back; nil for the front.
    final func addFilling(_ view: UIView, at index: Int? = nil) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index ?? subviews.count)
    }
}
