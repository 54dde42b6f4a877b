extension UIView {
    /// Kinds of accent colors.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in the view around; the color itself; a gray.
        case automatic, normal, dimmed
    }
}
