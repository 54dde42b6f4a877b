public import Foundation

/// A view that a collection view makes by its class: a cell, a header or a footer.
open class UICollectionReusableView: UIView {
    /// The name by which the class is registered.
    open internal(set) var reuseIdentifier: String?

    /// A view with a frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used again. Views are not.
    open func prepareForReuse() {}
}
