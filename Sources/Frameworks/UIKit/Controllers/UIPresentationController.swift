public import Foundation

/// The presentation of a controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// The presented controller.
    public private(set) unowned var presentedViewController: UIViewController

    init(_ presented: UIViewController) {
        presentedViewController = presented
    }

    /// The object that receives the end of the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Receives the end of presentations. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the user may end the presentation; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user is about to end the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user ended the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user tried to end a presentation that only the app ends, because of `isModalInPresentation` or
    /// `presentationControllerShouldDismiss`.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

    /// The form of the presentation in a narrow window: `none` keeps a popover a bubble. By default it is automatic.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The form of the presentation in a window with traits. By default it is that of `adaptivePresentationStyle(for:)`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The controller of another form of the presentation; nil for the presented one. It is not asked: all forms show the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation is about to have another form. It is not called: the browser chooses the form as its window is.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
}
