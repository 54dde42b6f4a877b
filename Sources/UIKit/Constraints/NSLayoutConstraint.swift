public import Foundation

/// A relation between lengths of two views.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// Directions.
    public enum Axis: Int, Sendable {
        /// From left to right; from top to bottom.
        case horizontal, vertical
    }
}

extension UIView {
    func arrangeByConstraints() {}
}
