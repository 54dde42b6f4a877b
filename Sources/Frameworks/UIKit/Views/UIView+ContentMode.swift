extension UIView {
    /// The ways in which content fills a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched; as large as fits; as small as fills; drawn again, which is stretched.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        /// In its own size in the middle, or at an edge or corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}
