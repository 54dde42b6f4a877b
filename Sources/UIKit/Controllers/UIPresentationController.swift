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
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
