public import Foundation

/// The presentation of a controller beside a view: a bubble in wide windows, a sheet in narrow ones.
///
/// A popover is shown as a bubble if `sourceView` or a view as `sourceItem` is on the presenting controller's page. Otherwise, and for
/// alerts and share sheets, the presentation has its usual form.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view at which the popover points.
    open var sourceView: UIView?
    /// The rectangle of `sourceView` at which the popover points, in the view's coordinates; null for the whole view.
    open var sourceRect = CGRect.null
    /// The bar's item at which the popover points. The place of a bar's item is not known, so that a sheet is shown.
    open var barButtonItem: UIBarButtonItem?
    /// The view or the bar's item at which the popover points.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
    /// The sides of the source on which the popover may be: the first of these in the order of the cases.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The side on which the popover is. It is not known, because the browser places the popover.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// Whether the popover may cover the source. It has no effect.
    open var canOverlapSourceViewRect = false
    /// Views that the user can use while the popover is shown. It has no effect: a press outside ends the popover.
    open var passthroughViews: [UIView]?
    /// The color behind the popover's content. It has no effect.
    open var backgroundColor: UIColor?
    /// The distances of the popover from the edges of the window. It has no effect.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The source in the coordinates of a view; nil for a source that the view does not show.
    func anchor(in view: UIView) -> CGRect? {
        guard let sourceView else { return nil }
        var current: UIView? = sourceView
        while let ancestor = current, ancestor !== view { current = ancestor.superview }
        guard current != nil else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
    }
}

/// The sides of a popover on which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// None is known.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// A view or a bar's item at which a popover points.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Receives the end of a popover. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Whether a press outside may end the popover; true by default. Replaced by `presentationControllerShouldDismiss`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// The user ended the popover. Replaced by `presentationControllerDidDismiss`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    // The names of now call those of old.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        (presentationController as? UIPopoverPresentationController)
            .map { popoverPresentationControllerShouldDismissPopover($0) } ?? true
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if let popover = presentationController as? UIPopoverPresentationController {
            popoverPresentationControllerDidDismissPopover(popover)
        }
    }
}
