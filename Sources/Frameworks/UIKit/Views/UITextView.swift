import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A view of several lines of text, which the user may edit. Of the proxy, `backgroundColor` has an effect.
open class UITextView: UIScrollView, UITextInputTraits, UITextInput {
    private let textReaders = DependencySource.make()
    private let focus = FieldFocusState()
    private var string = ""
    private var attributed: NSAttributedString?

    /// A view with a frame.
    ///
    /// - Parameter textContainer: The settings of the text's area; nil for new ones.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer { self.textContainer = prepared(textContainer) }
    }

    /// A view with a frame.
    override public convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The text; never nil.
    open var text: String! {
        get { string }
        set {
            let new = newValue ?? ""
            guard new != string || attributed != nil else { return }
            string = new
            attributed = nil
            selection.textWasSet()
            textDidChange()
        }
    }

    /// The text with attributes. While the text can be edited, it has the font and color of the view.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: string) }
        set {
            attributed = newValue?.copy() as? NSAttributedString
            string = newValue?.string ?? ""
            textDidChange()
            appearanceDidChange()
        }
    }

    private func textDidChange() {
        if hasStorage, !isStoring {
            isStoring = true
            textStorage.setAttributedString(attributedText)
            isStoring = false
        }
        textReaders.invalidateReaders()
        invalidateIntrinsicContentSize()
        if !isEditable { appearanceDidChange() }
    }

    /// Whether the view has text.
    open var hasText: Bool { !string.isEmpty }

    open func insertText(_ text: String) { take(replacing(UITextRange(selection.range(in: string)), with: text).text) }

    open func deleteBackward() { take(deletingBackward(selection.range(in: string))) }

    /// The text and its attributes, whose edits change the view.
    public private(set) final lazy var textStorage: NSTextStorage = {
        let made = NSTextStorage(attributedString: attributedText)
        made.didEdit = { [weak self, unowned made] in
            guard let self, !isStoring else { return }
            isStoring = true
            attributedText = made
            isStoring = false
        }
        hasStorage = true
        return made
    }()

    private var hasStorage = false
    /// Whether the text and the storage are made equal.
    private var isStoring = false

    /// Takes a text of the user, as far as the delegate allows.
    private func take(_ new: String) {
        TextReplacement.perform(from: string, to: new) { change in
            textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        } put: {
            put($0)
        }
    }

    private func put(_ new: String) {
        selection.textDidChange(from: string, to: new)
        string = new
        attributed = nil
        textDidChange()
        textDelegate?.textViewDidChange(self)
        textDelegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Selection

    private let selection = FieldSelection()

    open var _inputText: String { string }

    /// The selected part of the text; known as `selectedRange` is, also while the text is not edited.
    open var selectedTextRange: UITextRange? {
        get {
            if selection.use() { appearanceDidChange() }
            return UITextRange(selection.range(in: string))
        }
        set {
            guard let newValue else { return }
            if selection.use() { appearanceDidChange() }
            selection.select(newValue.offsets)
            propertyDidChange()
        }
    }

    /// The selected part of the text in UTF-16 units, or the place where typed text appears.
    ///
    /// The server knows it as far as the page reports it: from the first use of this property on, the page reports each selection
    /// shortly after the user made it. Before, and after the app has set the text, it is the end of the text; after typing, the place
    /// behind the typed text. A part outside of the text is shortened.
    open var selectedRange: NSRange {
        get { NSRange(selectedTextRange?.offsets ?? 0..<0) }
        set {
            guard newValue.location >= 0, newValue.location != NSNotFound, newValue.length >= 0 else { return }
            let count = string.utf16.count
            let start = min(newValue.location, count)
            selectedTextRange = UITextRange(start..<(start + min(newValue.length, count - start)))
        }
    }

    open func replace(_ range: UITextRange, withText text: String) {
        let (new, end) = replacing(range, with: text)
        self.text = new
        selection.select(end..<end)
    }

    /// Selects all of the text.
    override open func selectAll(_ sender: Any?) {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }

    /// The object that decides on changes and receives them, if it is a `UITextViewDelegate`.
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// The font of the text, by default the system's in 17 points.
    open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }
    /// The color of the text.
    open var textColor: UIColor? = UIColor.label { didSet { if textColor != oldValue { appearanceDidChange() } } }

    private var otherTypingAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of typed text. A text that can be edited looks the same everywhere, so that the font and the color become those of
    /// the view. Other attributes have no effect.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherTypingAttributes
            attributes[.font] = font
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set {
            otherTypingAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { appearanceDidChange() } }
    }
    /// Whether the user can edit the text.
    open var isEditable = true { didSet { if isEditable != oldValue { appearanceDidChange() } } }
    /// Whether the user can select the text.
    open var isSelectable = true { didSet { if isSelectable != oldValue { appearanceDidChange() } } }
    /// The distances from the edges to the area of the text. In a view that can be edited they are 8 points at the top and bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { areaDidChange() } }
    }

    /// The area of the text. In a view that can be edited its distances are 5 points.
    public private(set) final lazy var textContainer = prepared(NSTextContainer())

    private func prepared(_ container: NSTextContainer) -> NSTextContainer {
        container.didChange = { [weak self] in self?.areaDidChange() }
        return container
    }

    private func areaDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    /// The distances from the edges to the text.
    private var textInsets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// Scrolls a text that cannot be edited so that a part of it is visible. In one that can be edited it has no effect: the browser keeps
    /// the place of typing visible.
    ///
    /// - Parameter range: The part in UTF-16 units; outside of the text, its nearest place.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard isScrollEnabled, !isEditable, range.location != NSNotFound, range.location >= 0 else { return }
        let insets = textInsets
        let space = ProposedViewSize(width: max(1, bounds.width - insets.left - insets.right), height: nil)
        func height(to index: Int) -> CGFloat {
            let whole = attributed ?? NSAttributedString(string: string)
            let part = whole.attributedSubstring(from: NSRange(location: 0, length: min(max(0, index), whole.length)))
            return part.text(font: shownFont, color: nil).measured(in: space)?.size.height ?? 0
        }
        let bottom = height(to: range.location + max(0, range.length))
        let top = max(0, height(to: range.location + min(1, max(0, range.length))) - shownFont.lineHeight)
        scrollRectToVisible(
            CGRect(x: 0, y: insets.top + top, width: 1, height: max(0, bottom - top)), animated: false)
    }

    private var lineLimit: Int? { textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil }

    /// The attributes of links, in place of their own. The color, the background and lines have an effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor] {
        didSet { areaDidChange() }
    }

    override var scrollsSubviews: Bool { false }

    override var fieldFocus: FieldFocusState? { focus }

    override func write(to settings: inout InterfaceSettings) {
        settings.editorBackground = backgroundColor.map { Color($0) }
    }

    // MARK: Size

    /// The height is that of the text if the view does not scroll.
    override open var intrinsicContentSize: CGSize {
        let none = Self.noIntrinsicMetric
        guard !isScrollEnabled else { return CGSize(width: none, height: none) }
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    }

    override func contentHeight(in width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textInsets
        let width = size.width - insets.left - insets.right
        var text = shownText
        if string.isEmpty || string.last == "\n" { text = Text(verbatim: string + "x").font(Font(shownFont)) }
        let space = ProposedViewSize(width: width < 1e6 ? max(1, width) : nil, height: nil)
        var fitting = text.measured(in: space, lineLimit: isEditable ? nil : lineLimit)?.size
        if !isEditable, !string.isEmpty, let paragraphs {
            fitting = paragraphs.size(width: space.width, lineLimit: lineLimit)
        }
        return CGSize(
            width: (fitting?.width ?? 0) + insets.left + insets.right,
            height: (fitting?.height ?? 0) + insets.top + insets.bottom)
    }

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    private var shownText: Text {
        attributed?.replacingLinks(linkTextAttributes ?? [:])
            .text(font: shownFont, color: nil, opensLinks: isSelectable && !isEditable)
            ?? Text(verbatim: string).font(Font(shownFont))
    }

    override var contents: AnyView? {
        let text = AnyView(isEditable ? AnyView(editor) : AnyView(label))
        return AnyView(
            text
                .foregroundStyle(Color(textColor ?? .label))
                .multilineTextAlignment(textAlignment.text))
    }

    private var paragraphs: ParagraphText? {
        attributed.map {
            ParagraphText(
                $0.replacingLinks(linkTextAttributes ?? [:]), font: shownFont, lineLimit: lineLimit,
                opensLinks: isSelectable && !isEditable)
        }
    }

    /// The text where it cannot be edited.
    @ViewBuilder private var words: some View {
        if let paragraphs { paragraphs.shown(alignment: textAlignment) } else { shownText }
    }

    private var plainEditor: TextEditor {
        let text = Binding<String>(
            get: { [weak self] in
                self?.textReaders.noteRead()
                return self?.string ?? ""
            },
            set: { [weak self] in self?.take($0) })
        return TextEditor(text: text, optionalSelection: shownSelection)
    }

    private var shownSelection: Binding<TextSelection?>? {
        guard selection.isReported else { return nil }
        return selection.binding {
            [weak self] in
            self?.string ?? ""
        } changed: { [weak self] in
            guard let self else { return }
            textDelegate?.textViewDidChangeSelection(self)
            propertyDidChange()
        }
    }

    private var editor: some View {
        plainEditor
            .font(Font(shownFont))
            .hidesKeyboard(inputView != nil)
            .textInputTraits(of: self)
            .environment(\.fieldFocus, focus.focus(of: self))
            .overlay(alignment: .topLeading) { InputAccessory(responder: self, focus: focus) }
    }

    @ViewBuilder private var label: some View {
        let insets = textInsets
        let text =
            words
            .lineLimit(lineLimit)
            .truncationMode(textContainer.lineBreakMode.truncation)
            .frame(maxWidth: .infinity, alignment: textAlignment.frame)
            .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        if isScrollEnabled {
            scrolling(.vertical) { linked(text) }
        } else {
            linked(text).frame(maxHeight: .infinity, alignment: .top)
        }
    }

    /// Asks the delegate when a link is tapped.
    @ViewBuilder private func linked(_ text: some View) -> some View {
        if textDelegate != nil {
            selectable(text)
                .environment(\.openURL, OpenURLAction { [weak self] in self?.open($0) ?? .systemAction })
        } else {
            selectable(text)
        }
    }

    @ViewBuilder private func selectable(_ text: some View) -> some View {
        if isSelectable { text.textSelection(.enabled) } else { text.textSelection(.disabled) }
    }

    // MARK: Focus

    override open var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if focus.isEditing { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        focus.isEditing = true
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard focus.isEditing else { return super.resignFirstResponder() }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        focus.isEditing = false
        textDelegate?.textViewDidEndEditing(self)
        return true
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

    /// Whether the text is as large as in the desktop's apps. It has no effect: pages have one size.
    open var usesStandardTextScaling = false
    /// Whether the user can find words in the text. It has no effect: the browser finds words on the page.
    open var isFindInteractionEnabled = false

    /// The kinds of data that are links in a text that cannot be edited. They have no effect: texts of the app are shown as they are.
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// Whether the user may change attributes. It has no effect: a text that can be edited looks the same everywhere.
    open var allowsEditingTextAttributes = false

    /// Whether the font follows the user's text size. It has no effect: fonts of text styles do, others do not.
    open var adjustsFontForContentSizeCategory = false

    /// Whether spelling is checked. It has no effect: browsers decide.
    open var spellCheckingType = UITextSpellCheckingType.default

    /// Whether the return key waits for a text. It has no effect.
    open var enablesReturnKeyAutomatically = false

    /// Posted when the user changes the text of a view, the object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension NSAttributedString {
    /// The text with other attributes of links.
    fileprivate func replacingLinks(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { link, range, _ in
            if link != nil { changed.addAttributes(attributes, range: range) }
        }
        return changed
    }
}
