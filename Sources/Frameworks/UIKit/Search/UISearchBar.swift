import EspalierViews
public import Foundation

/// A field for searches, with a button that ends them.
///
/// The proxy's `tintColor` changes the search bars of SwiftUI's screens. The proxy for text fields in a `UISearchBar` sets the colors of
/// their fields.
open class UISearchBar: UIView, UIBarPositioning {
    /// The field.
    public final let searchTextField = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private lazy var link = SearchFieldLink(self)
    /// The segments of the scopes.
    final let scopes = UISegmentedControl(frame: .zero)

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
        scopes.isHidden = true
        scopes.addAction(
            UIAction { [weak self] _ in
                if let self { userDidSelectScope(scopes.selectedSegmentIndex) }
            }, for: .valueChanged)
        addSubview(scopes)
    }

    /// The search controller that the bar belongs to.
    weak var search: UISearchController?

    func cancelWasPressed() {
        delegate?.searchBarCancelButtonClicked(self)
        search?.isActive = false
    }

    /// The object that receives changes.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The place of the bar, as the delegate chooses; `any` by default. It has no effect: a search bar has no line.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

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

    // MARK: Scopes

    /// The titles of the scopes; nil for none. The first one is selected.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = scopes.numberOfSegments > 0 ? heldScope(selectedScopeButtonIndex) : -1
            scopesDidChange()
        }
    }

    private var scope = 0

    /// The index of the selected scope. Another index than that of a title is moved to the nearest one.
    open var selectedScopeButtonIndex: Int {
        get { scope }
        set {
            scope = heldScope(newValue)
            scopes.selectedSegmentIndex = scopes.numberOfSegments > 0 ? scope : -1
            appearanceDidChange()
        }
    }

    private func heldScope(_ index: Int) -> Int { min(max(0, index), max(0, scopes.numberOfSegments - 1)) }

    /// Whether the scopes are shown below the field, if there are any.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesDidChange() } } }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        if animated { withAnimation { showsScopeBar = show } } else { showsScopeBar = show }
    }

    /// The image behind the scopes, which fills their place; nil for none.
    open var scopeBarBackgroundImage: UIImage? { didSet { appearanceDidChange() } }

    /// Sets the image behind scopes in a state; nil for the system's background.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The image behind scopes in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the font, color and kerning of the scopes' titles, for the states `normal` and `selected`.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopes.setTitleTextAttributes(attributes, for: state) }

    /// The attributes of the scopes' titles in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }

    private func scopesDidChange() {
        scopes.isHidden = scopeHeight == 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        appearanceDidChange()
    }

    private var scopeHeight: CGFloat { showsScopeBar && scopes.numberOfSegments > 0 ? 44 : 0 }

    /// Selects a scope for the user.
    final func userDidSelectScope(_ index: Int) {
        guard index != scope, index == heldScope(index) else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        search?.textDidChange()
    }

    // MARK: Icons

    private var icons: [Icon: StateValues<UIImage>] = [:]
    private var positions: [Icon: UIOffset] = [:]

    /// Sets the image of an icon in a state; nil for the system's. That of the button that clears the text is the browser's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateValues()][state] = iconImage
        iconsDidChange()
    }

    /// The image of an icon in a state that was set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

    /// Moves an icon, in points. It has an effect on the icon for searches.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        positions[icon] = adjustment
        searchTextField.setNeedsLayout()
        searchTextField.appearanceDidChange()
    }

    /// The distance by which an icon is moved, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { positions[icon] ?? .zero }

    /// The distance by which the text is moved, in points.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { if searchTextPositionAdjustment != oldValue { searchTextField.appearanceDidChange() } }
    }

    /// The distance by which the field is moved, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
    }

    private var fieldImages = StateValues<UIImage>()

    /// Sets the image behind the field in a state, which fills it; nil for the system's background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldImages[state] = backgroundImage
        searchTextField.backgroundColor = fieldImages[.normal] == nil ? .tertiarySystemFill : .clear
        appearanceDidChange()
    }

    /// The image behind the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state] }

    /// Whether the field has a button with a bookmark while it is not edited.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { iconsDidChange() } } }
    /// Whether the field has a button for the list of results while it is not edited. The button with the bookmark takes its place.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { iconsDidChange() } }
    }
    /// Whether the button for the list of results is selected.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { iconsDidChange() } }
    }

    private func iconsDidChange() {
        (searchTextField.leftView as? UIImageView)?.image =
            icons[.search]?.shown(in: .normal) ?? UIImage(systemName: "magnifyingglass")
        guard showsBookmarkButton || showsSearchResultsButton else {
            searchTextField.rightView = nil
            return
        }
        let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
        let button = UIButton(type: .system)
        let state: UIControl.State = isSearchResultsButtonSelected && icon == .resultsList ? .selected : .normal
        button.setImage(icons[icon]?.shown(in: state) ?? UIImage(systemName: icon.symbol), for: .normal)
        button.accessibilityLabel = icon.label
        button.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        searchTextField.rightView = button
        searchTextField.rightViewMode = .unlessEditing
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: 56 + scopeHeight)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 56 + scopeHeight)
    }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let cancel = showsCancelButton ? cancelButton.sizeThatFits(bounds.size).width + 8 : 0
        let (height, shift) = (bounds.height - scopeHeight, searchFieldBackgroundPositionAdjustment)
        searchTextField.frame = CGRect(
            x: 8 + shift.horizontal, y: (height - 36) / 2 + shift.vertical,
            width: max(0, bounds.width - 16 - cancel), height: 36)
        cancelButton.frame = CGRect(
            x: bounds.width - cancel, y: (height - 36) / 2, width: max(0, cancel - 8), height: 36)
        scopes.frame = CGRect(x: 8, y: height + 2, width: max(0, bounds.width - 16), height: 32)
    }

    override var contents: AnyView? {
        let color = searchBarStyle != .minimal && backgroundImage?.size != .zero ? barTintColor : nil
        let image = fieldImages.shown(in: .normal)
        guard color != nil || image != nil || scopeBarBackgroundImage != nil else { return nil }
        let (field, height) = (searchTextField.frame, scopeHeight)
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let color { Rectangle().fill(Color(color)) }
                if let scopeBarBackgroundImage, height > 0 {
                    scopeBarBackgroundImage.filling.frame(height: height)
                        .frame(maxHeight: .infinity, alignment: .bottom)
                }
                if let image {
                    image.filling.frame(width: field.width, height: field.height).offset(x: field.minX, y: field.minY)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }

    /// The icons of a field.
    public enum Icon: Int, Sendable {
        /// A magnifying glass; the button that clears the text; a bookmark; a list.
        case search, clear, bookmark, resultsList

        fileprivate var symbol: String { self == .bookmark ? "book" : "list.bullet" }
        fileprivate var label: String { self == .bookmark ? "Bookmarks" : "Results" }
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
