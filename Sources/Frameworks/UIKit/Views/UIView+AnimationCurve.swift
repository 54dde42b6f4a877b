import EspalierViews
import Foundation

extension UIView {
    /// The speeds of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends; slow at the start; slow at the end; the same at all times.
        case easeInOut, easeIn, easeOut, linear

        func animation(_ duration: TimeInterval) -> Animation {
            switch self {
            case .easeInOut: .easeInOut(duration: duration)
            case .easeIn: .easeIn(duration: duration)
            case .easeOut: .easeOut(duration: duration)
            case .linear: .linear(duration: duration)
            }
        }
    }
}
