extension UIView {
    /// The speeds of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends; slow at the start; slow at the end; the same at all times.
        case easeInOut, easeIn, easeOut, linear
    }
}
