public import Foundation

/// A rectangle inside of a view, with distances from its edges, or the content of a scroll view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The view.
    public private(set) weak var owningView: UIView?
    let insets: @MainActor (UIView) -> UIEdgeInsets
    /// Whether the rectangle is the content of a scroll view.
    let isContent: Bool

    /// The content of a scroll view.
    init(contentOf view: UIScrollView) {
        owningView = view
        insets = { _ in .zero }
        isContent = true
    }

    init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = view
        self.insets = insets
        isContent = false
    }

    /// The rectangle in the view's own coordinates.
    public var layoutFrame: CGRect {
        if isContent, let scroll = owningView as? UIScrollView {
            return CGRect(origin: .zero, size: scroll.contentSize)
        }
        return owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
    }
}
