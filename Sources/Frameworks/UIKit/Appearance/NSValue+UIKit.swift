public import Foundation

extension NSValue {
    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle of the object. An object of another kind stops the app.
    public var cgRectValue: CGRect { rectValue }

    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// The point of the object. An object of another kind stops the app.
    public var cgPointValue: CGPoint { pointValue }

    /// A size as an object.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// The size of the object. An object of another kind stops the app.
    public var cgSizeValue: CGSize { sizeValue }

    /// Distances to edges as an object.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The distances to edges of the object. An object of another kind stops the app.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
