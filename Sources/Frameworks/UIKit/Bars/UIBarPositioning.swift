public import Foundation

/// A bar that knows its place.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}

/// Chooses the place of a bar. The method has a default implementation.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The place of a bar; `any`, as it is by default, for the usual one. The place decides on the edge with the line; the frame of the bar
    /// stays as it is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }

    /// The place of a bar.
    ///
    /// - Parameter usual: The place for `any`.
    func position(of bar: any UIBarPositioning, usual: UIBarPosition) -> UIBarPosition {
        let chosen = position(for: bar)
        return chosen == .any ? usual : chosen
    }
}
