public import Foundation

/// The views and controllers of a motion.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view around both of them.
    var containerView: UIView { get }
    /// Whether the motion is animated.
    var isAnimated: Bool { get }
    /// Whether the user controls the motion.
    var isInteractive: Bool { get }
    /// Whether the user ended the motion.
    var transitionWasCancelled: Bool { get }
    /// The form of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Ends the motion.
    func completeTransition(_ didComplete: Bool)
    /// A controller of the motion.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the motion.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rectangle of a controller at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The rectangle of a controller at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The controllers of a motion.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is shown before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that is shown afterwards.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The views of a motion.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is shown before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is shown afterwards.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
