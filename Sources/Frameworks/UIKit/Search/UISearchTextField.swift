public import Foundation

/// The field of a search bar, with a symbol in front of the text.
open class UISearchTextField: UITextField {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// The bar around the field.
    weak var bar: UISearchBar?

    override func textDidChange() {
        super.textDidChange()
        bar?.search?.textDidChange()
    }

    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let shift = bar?.positionAdjustment(for: .search) ?? .zero
        return super.leftViewRect(forBounds: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        let shift = bar?.searchTextPositionAdjustment ?? .zero
        let rect = super.textRect(forBounds: bounds)
        return CGRect(
            x: rect.minX + shift.horizontal, y: rect.minY + shift.vertical,
            width: max(0, rect.width - shift.horizontal), height: rect.height)
    }

    private func prepare() {
        let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .center
        symbol.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
        leftView = symbol
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
    }
}
