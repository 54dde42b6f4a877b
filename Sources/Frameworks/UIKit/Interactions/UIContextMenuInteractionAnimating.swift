public import Foundation

/// The motion with which a menu opens or closes. Nothing provides it: browsers move menus by themselves.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview; nil for none.
    var previewViewController: UIViewController? { get }
    /// Performs changes together with the motion.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a closure after the motion.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The motion with which the preview of a menu becomes its controller. Nothing provides it: menus have no previews.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview leaves.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The ways in which the preview of a menu leaves.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes away; it grows.
    case dismiss, pop
}
