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
    /// The user ended the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The form of the presentation in a narrow window: `none` keeps a popover a bubble. By default it is automatic.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
}
