import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A field for one line of text.
///
/// The proxy's `clearButtonMode` applies to SwiftUI's fields. The proxy for fields in a `UISearchBar` sets `backgroundColor` and
/// `textColor`.
open class UITextField: UIControl, UITextInputTraits, UITextInput {
    // MARK: Text

    /// The readers of the text: the field of the page.
    private let textReaders = DependencySource.make()
    private var string = ""

    /// The text; never nil.
    open var text: String? {
        get { string }
        set {
            let new = newValue ?? ""
            guard new != string else { return }
            string = new
            selection.textWasSet()
            textDidChange()
        }
    }

    /// The text with attributes. The field shows all of it in its own font and color.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: string) }
        set { text = newValue?.string }
    }

    func textDidChange() {
        textReaders.invalidateReaders()
        invalidateIntrinsicContentSize()
    }

    /// Whether the field has text.
    open var hasText: Bool { !string.isEmpty }

    open func insertText(_ text: String) { take(replacing(UITextRange(selection.range(in: string)), with: text).text) }

    open func deleteBackward() { take(deletingBackward(selection.range(in: string))) }

    /// Replaces the text as the user does.
    func insertAll(_ text: String) {
        take(text)
    }

    /// Takes a text of the user, as far as the delegate allows.
    private func take(_ new: String) {
        TextReplacement.perform(from: string, to: new) { change in
            delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
                ?? true
        } put: {
            put($0)
        }
    }

    private func put(_ new: String) {
        selection.textDidChange(from: string, to: new)
        string = new
        textDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Selection

    private let selection = FieldSelection()

    open var _inputText: String { string }

    open var selectedTextRange: UITextRange? {
        get {
            if selection.use() { appearanceDidChange() }
            return isEditing ? UITextRange(selection.range(in: string)) : nil
        }
        set {
            guard let newValue else { return }
            if selection.use() { appearanceDidChange() }
            selection.select(newValue.offsets)
            propertyDidChange()
        }
    }

    open func replace(_ range: UITextRange, withText text: String) {
        let (new, end) = replacing(range, with: text)
        self.text = new
        selection.select(end..<end)
    }

    /// The rectangle of the cursor at a place, in the field's coordinates. With an override that returns an empty rectangle for the end of
    /// the text, the page shows no cursor.
    open func caretRect(for position: UITextPosition) -> CGRect { textLine.caret(at: position) }

    /// The rectangle of a part of the text, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { textLine.rect(of: range) }

    /// The rectangles of a selected part, one. The page shows the browser's selection.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : [UITextSelectionRect(textLine.rect(of: range))]
    }

    /// The place in the text that is nearest to a place in the field. The page puts the cursor where the browser does.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { textLine.position(nearest: point) }

    private var textLine: FieldTextLine {
        FieldTextLine(
            text: isSecureTextEntry ? String(repeating: "•", count: string.utf16.count) : string,
            font: font ?? .systemFont(ofSize: 17), frame: editingRect(forBounds: bounds), alignment: textAlignment)
    }

    /// Selects all of the text.
    override open func selectAll(_ sender: Any?) {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }

    /// The object that decides on changes and receives them.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Appearance

    private var plainPlaceholder: String?

    /// The text in the empty field.
    open var placeholder: String? {
        get { plainPlaceholder ?? attributedPlaceholder?.string }
        set {
            guard newValue != placeholder || attributedPlaceholder != nil else { return }
            plainPlaceholder = newValue
            attributedPlaceholder = nil
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// The text in the empty field with attributes. The field shows it in the color of its first character, and in its
    /// own font.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            guard attributedPlaceholder != oldValue else { return }
            if attributedPlaceholder != nil { plainPlaceholder = nil }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// The font of the text, by default the system's in 17 points.
    open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// The color of the text, by default that of primary text.
    open var textColor: UIColor? = UIColor.label { didSet { if textColor != oldValue { appearanceDidChange() } } }

    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { appearanceDidChange() } }
    }

    /// The border of the field, by default none.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// When the field shows a button that removes the text.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { appearanceDidChange() } } }

    /// A view in front of the text. It is placed at the left, in its own size.
    open var leftView: UIView? { didSet { replaceSide(oldValue, leftView) } }

    /// When the view in front of the text is shown.
    open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }

    /// A view behind the text. It is placed at the right, in its own size.
    open var rightView: UIView? { didSet { replaceSide(oldValue, rightView) } }

    /// When the view behind the text is shown.
    open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }

    /// Whether the font shrinks to fit the text. It has no effect: browsers scroll long texts.
    open var adjustsFontSizeToFitWidth = false

    /// The smallest size of a font that shrinks, in points. It has no effect: browsers scroll long texts.
    open var minimumFontSize: CGFloat = 0

    private var otherTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of the text. The font, the color, and the alignment of a paragraph style become those of the field. Other attributes
    /// have no effect.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherTextAttributes
            attributes[.font] = font
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set {
            otherTextAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    /// The attributes of typed text, as `defaultTextAttributes`: a field looks the same everywhere. Nil while the text is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? defaultTextAttributes : nil }
        set { if let newValue { defaultTextAttributes = newValue } }
    }

    /// Whether the app lets the user change attributes of the text. It has no effect: a field has one style.
    open var allowsEditingTextAttributes = false

    /// Whether typed text replaces the former one. It has no effect: browsers insert it.
    open var clearsOnInsertion = false

    /// Whether the text is removed when the user begins to edit it.
    open var clearsOnBeginEditing = false

    private func replaceSide(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        sidesDidChange()
    }

    private func sidesDidChange() {
        leftView?.isHidden = !leftViewMode.isShown(editing: isEditing)
        rightView?.isHidden = !rightViewMode.isShown(editing: isEditing)
        setNeedsLayout()
        appearanceDidChange()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
        if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
    }

    /// The rectangle of the view in front of the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the view behind the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the text, without the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let left = leftView.map { $0.isHidden ? 0 : leftViewRect(forBounds: bounds).width } ?? 0
        let right = rightView.map { $0.isHidden ? 0 : rightViewRect(forBounds: bounds).width } ?? 0
        return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    /// The rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The rectangle of the text in the empty field.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { editingRect(forBounds: bounds) }

    override func write(to settings: inout InterfaceSettings) {
        if isGeneralProxy { settings.clearButtons = clearButtonMode.times }
        guard isProxy(in: UISearchBar.self) else { return }
        settings.searchField.background = backgroundColor.map { Color($0) }
        settings.searchField.text = textColor == .label ? nil : textColor.map { Color($0) }
    }

    override open var intrinsicContentSize: CGSize {
        let shown = string.isEmpty ? placeholder ?? "" : string
        let text = Text(verbatim: shown.isEmpty ? " " : shown).font(Font(font ?? .systemFont(ofSize: 17)))
        guard let size = text.measured(in: .unspecified, lineLimit: 1)?.size else { return .zero }
        let sides = textRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 100)).width
        return borderStyle == .none
            ? CGSize(width: size.width + 1000 - sides, height: size.height)
            : CGSize(width: size.width + 1000 - sides + 14, height: max(34, size.height + 12))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var contents: AnyView? {
        let size = bounds.size
        let text = editingRect(forBounds: CGRect(origin: .zero, size: size))
        let insets = EdgeInsets(
            top: max(0, text.minY), leading: max(0, text.minX), bottom: max(0, size.height - text.maxY),
            trailing: max(0, size.width - text.maxX))
        return AnyView(
            bordered
                .font(Font(font ?? .systemFont(ofSize: 17)))
                .foregroundStyle(Color(isEnabled ? textColor ?? .label : .tertiaryLabel))
                .multilineTextAlignment(textAlignment.text)
                .hidesKeyboard(inputView != nil)
                .textInputTraits(of: self)
                .hidesCursor(hasHiddenCursor)
                .environment(\.fieldsFillHeight, true)
                .environment(\.fieldFocus, focus.focus(of: self))
                .onSubmit { [weak self] in self?.returnWasPressed() }
                .disabled(!isEnabled)
                .padding(insets)
                .overlay(alignment: .trailing) { ClearButton(field: self) }
                .overlay(alignment: .topLeading) { InputAccessory(responder: self, focus: focus) })
    }

    /// Whether a subclass has an empty rectangle for the cursor.
    private var hasHiddenCursor: Bool {
        type(of: self) != UITextField.self && caretRect(for: endOfDocument).isEmpty
    }

    @ViewBuilder private var bordered: some View {
        switch borderStyle {
        case .none: field.textFieldStyle(.plain)
        case .line, .bezel: field.textFieldStyle(.squareBorder)
        case .roundedRect: field.textFieldStyle(.roundedBorder)
        }
    }

    @ViewBuilder private var field: some View {
        let text = Binding<String>(
            get: { [weak self] in self?.readText() ?? "" }, set: { [weak self] in self?.take($0) })
        let prompt = shownPlaceholder
        if isSecureTextEntry {
            SecureField(text: text, prompt: prompt) { prompt }
        } else {
            TextField(text: text, optionalSelection: shownSelection, prompt: prompt) { prompt }
        }
    }

    private var shownSelection: Binding<TextSelection?>? {
        guard selection.isReported else { return nil }
        return selection.binding {
            [weak self] in
            self?.string ?? ""
        } changed: { [weak self] in
            guard let self else { return }
            delegate?.textFieldDidChangeSelection(self)
            propertyDidChange()
        }
    }

    private var shownPlaceholder: Text {
        let text = Text(verbatim: placeholder ?? "")
        guard let attributedPlaceholder, attributedPlaceholder.length > 0,
            let color = attributedPlaceholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        else { return text }
        return text.foregroundColor(Color(color))
    }

    /// Reads the text for a view, which then depends on it.
    func readText() -> String {
        textReaders.noteRead()
        return string
    }

    func clearWasPressed() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        take("")
    }

    // MARK: Focus

    let focus = FieldFocusState()

    override var fieldFocus: FieldFocusState? { focus }
    override var reportsOwnEvents: Bool { true }

    /// Whether the user edits the text.
    open var isEditing: Bool { focus.isEditing }

    override open var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isEditing { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        focus.isEditing = true
        sidesDidChange()
        if clearsOnBeginEditing { take("") }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        focus.isEditing = false
        sidesDidChange()
        delegate?.textFieldDidEndEditing(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    func returnWasPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { _ = resignFirstResponder() }
    }

    // MARK: Input

    /// A view at the lower edge of the window, above the keyboard of a touch screen, while the user edits the text. It is as wide as the
    /// window, and as high as its frame, or else its content. Presses on it do not end the editing.
    override open var inputAccessoryView: UIView? {
        get { focus.accessory }
        set { focus.accessory = newValue }
    }

    /// A view at the lower edge of the window in place of the keyboard of a touch screen, while the user edits the text; nil for the
    /// keyboard. It is as wide as the window, and as high as its frame, or else its content. A keyboard of keys still types.
    override open var inputView: UIView? {
        get { focus.input }
        set {
            focus.input = newValue
            appearanceDidChange()
        }
    }

    override open func reloadInputViews() {
        focus.accessoryDidChange()
        appearanceDidChange()
    }

    /// The keyboard on screen.
    open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { appearanceDidChange() } } }
    /// The meaning of the text, for the browser's suggestions.
    open var textContentType: UITextContentType! {
        didSet { if textContentType != oldValue { appearanceDidChange() } }
    }
    /// The word on the Return key.
    open var returnKeyType = UIReturnKeyType.default {
        didSet { if returnKeyType != oldValue { appearanceDidChange() } }
    }
    /// The letters that begin with a capital by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { appearanceDidChange() } }
    }
    /// Whether the browser corrects the text.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { appearanceDidChange() } }
    }
    /// The colors of the keyboard on screen. It has no effect: browsers decide.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Whether quotes become curly. It has no effect: browsers decide.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash. It has no effect: browsers decide.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces come and go with words that are cut and pasted. It has no effect: browsers decide.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The rules for new passwords. They have no effect.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether the browser marks misspelled words.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether the text is hidden, as for a password.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { appearanceDidChange() } } }
    /// Whether the Return key needs a text. It has no effect.
    open var enablesReturnKeyAutomatically = false

    /// Posted when the user begins to edit a field, the object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user ends to edit a field, the object.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changes the text of a field, the object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// Borders of fields.
    public enum BorderStyle: Int, Sendable {
        /// None; a thin line; a raised edge, drawn as a thin line; round corners.
        case none, line, bezel, roundedRect
    }

    /// Times at which parts of a field are shown.
    public enum ViewMode: Int, Sendable {
        /// Never; while the text is edited; while it is not; always.
        case never, whileEditing, unlessEditing, always

        /// The times for fields of SwiftUI.
        fileprivate var times: ClearButtonTimes? {
            switch self {
            case .never: nil
            case .whileEditing: .whileEditing
            case .unlessEditing: .unlessEditing
            case .always: .always
            }
        }

        func isShown(editing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: editing
            case .unlessEditing: !editing
            case .always: true
            }
        }
    }

    /// The reason for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is kept; it is not.
        case committed, cancelled
    }
}
