import Foundation

extension UIView {
    /// The rectangle inside of `layoutMargins`.
    public final var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    /// The distances of `layoutMargins`, with the left one at the leading edge.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
}
