public import Foundation

/// A view that a collection view makes by its class: a cell, a header or a footer.
open class UICollectionReusableView: UIView {
    /// The name by which the class is registered.
    open internal(set) var reuseIdentifier: String?

    /// The height that the page gives the view in a list, in points; nil before it is shown.
    final var shownHeight: CGFloat?

    /// A view with a frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used again. Views are not.
    open func prepareForReuse() {}

    /// The attributes with the size that the view wants. By default these are those of the layout with the size of the content, where the
    /// layout measures it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Takes attributes of a custom layout.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The size of the content, with the lengths that are known.
    ///
    /// - Parameter estimate: The lengths for a content that sets none.
    final func contentSize(width: CGFloat?, height: CGFloat?, estimate: CGSize) -> CGSize {
        let content = fittingContent(in: width)
        var size = CGSize(width: width ?? content.width, height: height ?? content.height)
        if size.width <= 0 { size.width = max(0, estimate.width) }
        if size.height <= 0 { size.height = max(0, estimate.height) }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.size = size
        let wanted = preferredLayoutAttributesFitting(attributes).size
        return CGSize(width: width ?? wanted.width, height: height ?? wanted.height)
    }

    /// The size of the content in a width; nil for any width.
    func fittingContent(in width: CGFloat?) -> CGSize {
        let size = fittingSize
        guard let width, size.width < 0 || width < size.width else { return size }
        return CGSize(width: size.width, height: contentHeight(in: width) ?? size.height)
    }
}
