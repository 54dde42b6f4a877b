/// The direction in which a view is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right; from right to left.
    case leftToRight, rightToLeft
}

extension UIView {
    /// The direction in which the view is laid out: that of its content, or else of the language.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let isRightToLeft =
            semanticContentAttribute.direction.map { $0 == .rightToLeft }
            ?? (traitCollection.layoutDirection == .rightToLeft)
        return isRightToLeft ? .rightToLeft : .leftToRight
    }
}
