public import Foundation

/// A rectangle inside of a view: with distances from its edges.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
    /// The view.
    public private(set) weak var owningView: UIView?
    let insets: @MainActor (UIView) -> UIEdgeInsets

    init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = view
        self.insets = insets
    }

    /// The rectangle in the view's own coordinates.
    public var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
}
