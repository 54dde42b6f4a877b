public import Foundation

/// The appearance of a view while a menu is open or a drag begins. It has no effect: browsers draw it.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    /// The color behind the view.
    open var backgroundColor: UIColor! = .systemBackground
    /// The visible part.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow.
    open var shadowPath: UIBezierPath?

    override public init() {}
}

/// The place to which a preview returns. It has no effect: browsers draw it.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    /// The view around the place.
    public let container: UIView
    /// The middle of the preview.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// A place in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// A view that is shown while a menu is open or a drag begins. It has no effect: browsers draw it.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// Its appearance.
    public let parameters: UIPreviewParameters
    /// The place to which it returns; nil for its own.
    public let target: UIPreviewTarget?

    /// A view with an appearance and a place.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(), target: UIPreviewTarget? = nil) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }
}
