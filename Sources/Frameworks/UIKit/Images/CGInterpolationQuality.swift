/// The quality of images that a context scales.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The usual one.
    case `default`
    /// Pixels stay visible as squares.
    case none
    /// Smooth; the three levels are drawn alike.
    case low
    /// Smooth, better than the next one. It is drawn as `low`.
    case high
    /// Smooth. It is drawn as `low`.
    case medium
}
