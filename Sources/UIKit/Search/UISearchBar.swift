import EspalierViews
public import Foundation

/// A field for searches, with a button that ends them.
///
/// The proxy's `tintColor` changes the search bars of SwiftUI's screens. The proxy for text fields in a `UISearchBar` sets the colors of
/// their fields.
open class UISearchBar: UIView {
    /// The field.
    public final let searchTextField = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private lazy var link = SearchFieldLink(self)

    /// A bar without a text.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeParts()
    }

    private func makeParts() {
        searchTextField.bar = self
        searchTextField.delegate = link
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
            }, for: .editingChanged)
        cancelButton.setTitle(
            SystemText.cancel.text(language: ViewGraph.currentHost.languages.first ?? "en"), for: .normal)
        cancelButton.isHidden = true
        cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.cancelWasPressed()
            }, for: .touchUpInside)
        addSubview(searchTextField)
        addSubview(cancelButton)
    }

    /// The search controller that the bar belongs to.
    weak var search: UISearchController?

    func cancelWasPressed() {
        delegate?.searchBarCancelButtonClicked(self)
        search?.isActive = false
    }

    /// The object that receives changes.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text; never nil.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text in the empty field.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Whether there is a button that ends the search.
    open var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
            appearanceDidChange()
        }
    }

    /// Shows or hides the button that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        if animated {
            withAnimation { self.showsCancelButton = showsCancelButton }
        } else {
            self.showsCancelButton = showsCancelButton
        }
    }

    /// The form of the bar; `minimal` has no background.
    open var searchBarStyle = Style.default { didSet { appearanceDidChange() } }
    /// The color behind the field.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Whether content is visible behind the bar. It has no effect.
    open var isTranslucent = true
    /// Whether the field has the focus of the keyboard.
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }
    override open var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The letters that begin with a capital by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether the browser corrects the text.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The keyboard on screen.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The word on the Return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Sets an image as the background. An image without a size removes the background.
    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImage = image
    }

    /// The background as an image. An image without a size removes the background.
    open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }

    override func write(to settings: inout InterfaceSettings) {
        settings.searchField.tint = tint.map { Color($0) }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let cancel = showsCancelButton ? cancelButton.sizeThatFits(bounds.size).width + 8 : 0
        searchTextField.frame = CGRect(
            x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16 - cancel), height: 36)
        cancelButton.frame = CGRect(
            x: bounds.width - cancel, y: (bounds.height - 36) / 2, width: max(0, cancel - 8), height: 36)
    }

    override var contents: AnyView? {
        guard searchBarStyle != .minimal, backgroundImage?.size != .zero, let barTintColor else { return nil }
        return AnyView(Rectangle().fill(Color(barTintColor)))
    }

    /// The forms of bars.
    public enum Style: UInt, Sendable {
        /// As usual; as usual; without a background.
        case `default`, prominent, minimal
    }
}

/// Passes the events of the field to the bar's delegate.
@MainActor
private final class SearchFieldLink: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.search?.editingDidBegin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
