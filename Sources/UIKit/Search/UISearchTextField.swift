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
