import EspalierViews
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

/// The presentation of a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests. They are read when the sheet is presented.
    open var detents: [Detent] = [.large()]
    /// Whether the sheet has a handle.
    open var prefersGrabberVisible = false
    /// The radius of the corners; nil for the standard one.
    open var preferredCornerRadius: CGFloat?

    /// A height of a sheet.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        let detent: PresentationDetent

        private init(_ detent: PresentationDetent) {
            self.detent = detent
        }

        /// Half of the page.
        public class func medium() -> Detent { Detent(.medium) }
        /// The whole page.
        public class func large() -> Detent { Detent(.large) }
    }
}
