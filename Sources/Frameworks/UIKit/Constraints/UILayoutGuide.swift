public import Foundation

/// A rectangle of a view of which constraints are made: a part of the view, or a rectangle that constraints place.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The view.
    open internal(set) weak var owningView: UIView?
    let insets: @MainActor (UIView) -> UIEdgeInsets
    /// Whether the rectangle is the content of a scroll view.
    let isContent: Bool
    /// Whether constraints place the rectangle.
    let isOwn: Bool
    /// The rectangle that constraints have found, in the view's coordinates.
    final var solvedFrame = CGRect.zero
    /// A name for the app.
    open var identifier = ""

    /// A guide that constraints place once it was added to a view by `addLayoutGuide(_:)`.
    override public init() {
        insets = { _ in .zero }
        (isContent, isOwn) = (false, true)
        super.init()
    }

    /// The content of a scroll view.
    init(contentOf view: UIScrollView) {
        owningView = view
        insets = { _ in .zero }
        (isContent, isOwn) = (true, false)
        super.init()
    }

    init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = view
        self.insets = insets
        (isContent, isOwn) = (false, false)
        super.init()
    }

    /// The rectangle in the view's own coordinates.
    open var layoutFrame: CGRect {
        if isOwn { return solvedFrame }
        if isContent, let scroll = owningView as? UIScrollView {
            return CGRect(origin: .zero, size: scroll.contentSize)
        }
        return owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
    }
}
