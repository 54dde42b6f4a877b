import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

private enum FieldsFillHeightKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether fields of one line are as high as the proposed space, with the text in the middle.
    package var fieldsFillHeight: Bool {
        get { self[FieldsFillHeightKey.self] }
        set { self[FieldsFillHeightKey.self] = newValue }
    }
}

/// The element of a text field.
nonisolated struct TextEntryView: NodeView {
    typealias Body = Never

    enum Form { case line, secure, growing, editor }

    let text: Binding<String>
    let placeholder: Text?
    let title: Text?
    let form: Form
    /// The value that the text stands for; nil for a field for a text.
    let value: ValueText?
    let editingChanged: ((Bool) -> Void)?
    let commit: (() -> Void)?
    /// The selected part of the text; nil for a field whose selection nobody reads.
    var selection: Binding<TextSelection?>?

    /// The field with another action for the beginning and the end of editing, before its own.
    @MainActor func reportingEditing(_ action: @escaping (Bool) -> Void) -> TextEntryView {
        let own = editingChanged
        return TextEntryView(
            text: text, placeholder: placeholder, title: title, form: form, value: value,
            editingChanged: { isEditing in
                action(isEditing)
                own?(isEditing)
            }, commit: commit, selection: selection)
    }

    @MainActor func makeNode(in context: NodeContext) -> TextEntryNode { TextEntryNode(self, in: context) }
    @MainActor func update(_ node: TextEntryNode) { node.update(to: self) }
}

/// The node of a text field. It reads its binding, and writes it on each keystroke. A field for a value keeps the user's text
/// until the end of editing, unless the app sets another value.
final class TextEntryNode: ControlLeafNode {
    private var view: TextEntryView
    /// The shown text.
    private var shownText = ""
    /// The text that the user is editing in a field for a value; nil if the field shows the value's own text.
    private var draft: Draft?
    /// Whether the field has the focus, as reported by the page or as requested.
    private var isFocused = false

    /// A text, and the value's own text as long as it is the one that the user entered.
    private struct Draft {
        let text: String
        let valueText: String
    }

    init(_ view: TextEntryView, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: TextEntryView) {
        let isDisplayedTheSame =
            view.placeholder == newView.placeholder && view.title == newView.title && view.form == newView.form
        view = newView
        if !isDisplayedTheSame { setNeedsDisplay() }
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let focus = environment.fieldFocus
        let (newValue, wantsFocus, selection) = track {
            let text = view.text.wrappedValue
            if view.form == .secure { for source in readSources { source.keepSecret() } }
            return (text, focus?.isFocused() ?? false, view.selection?.wrappedValue)
        }
        if selection != knownSelection {
            knownSelection = selection
            if let offsets = selection?.offsets(in: newValue) {
                selectionRequest = .init(number: (selectionRequest?.number ?? 0) + 1, range: offsets)
                setNeedsDisplay()
            }
        }
        if focus != nil, wantsFocus != isFocused {
            isFocused = wantsFocus
            graph.enqueueAction { [weak self] in self?.moveFocus() }
        }
        show(newValue)
    }

    /// Shows the text of the binding, or the user's text for the same value.
    private func show(_ text: String) {
        if draft?.valueText != text { draft = nil }
        let newText = draft?.text ?? text
        guard newText != shownText else { return }
        shownText = newText
        if view.form == .growing { invalidateLayout() }
        setNeedsDisplay()
    }

    private func moveFocus() {
        guard !isRemoved else { return }
        if isFocused {
            // Runs after the field that loses the focus.
            graph.enqueueAction { [weak self] in
                guard let self, !isRemoved, isFocused else { return }
                graph.setFocus(displayNumber)
            }
        } else if graph.focus?.node == displayNumber || pageHasFocus {
            graph.setFocus(nil)
        }
    }

    private var pageHasFocus = false

    /// The selection that the page and the app agree on.
    private var knownSelection: TextSelection?
    private var selectionRequest: DisplayControl.TextEntry.Selection?

    /// Takes the offsets of the selection in the page.
    private func selectionDidChange(_ text: String) -> Bool {
        let offsets = text.split(separator: " ").compactMap { Int($0) }
        guard let selection = view.selection, offsets.count == 2, offsets[0] >= 0, offsets[0] <= offsets[1] else {
            return false
        }
        let reported = TextSelection(offsets: offsets[0]..<offsets[1], in: view.text.wrappedValue)
        knownSelection = reported
        if selection.wrappedValue != reported { selection.wrappedValue = reported }
        return true
    }

    override var elementName: StaticString {
        switch view.form {
        case .secure: "SecureField"
        case .editor: "TextEditor"
        case .line, .growing: "TextField"
        }
    }

    override var events: EventTypes {
        var events: EventTypes = view.value == nil ? [.input] : [.input, .change]
        if view.commit != nil || environment.submitAction != nil { events.insert(.submit) }
        if view.editingChanged != nil || environment.fieldFocus != nil || environment.reportsFocus {
            events.formUnion([.focus, .blur])
        }
        if view.selection != nil { events.insert(.phase) }
        return events
    }

    override func environmentDidChange() {
        invalidateLayout()
        super.environmentDidChange()
        if environment.fieldFocus != nil { graph.enqueue(self) }
    }

    private var isRounded: Bool { environment.textFieldAppearance == .roundedBorder }

    override var kind: DisplayControl.Kind {
        let textEnvironment = environment.textEnvironment(graph)
        let input = environment.textInput
        let placeholder = view.placeholder?.resolve(in: textEnvironment)
        var entry = DisplayControl.TextEntry(
            value: shownText, placeholder: placeholder?.plainText ?? "",
            placeholderColor: placeholder.flatMap { color(of: $0, in: textEnvironment) },
            isSecure: view.form == .secure, style: textEnvironment.plainStyle.display, isRounded: isRounded,
            inputMode: input.mode, autocomplete: input.contentType, autocapitalize: input.capitalization,
            enterKey: input.enterKey, isCorrected: input.isCorrected, isEditor: view.form == .editor,
            alignment: environment.multilineTextAlignment.display)
        entry.selection = selectionRequest
        return view.form == .growing || view.form == .editor ? .textArea(entry) : .textField(entry)
    }

    /// The color that a placeholder itself sets; nil for none.
    private func color(of placeholder: ResolvedText, in textEnvironment: TextEnvironment) -> DisplayColor? {
        let paint = placeholder.appearance.style.paint
        guard paint != textEnvironment.plainStyle.display.paint, case .color(let color) = paint else { return nil }
        return color
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        label = view.title?.resolve(in: environment.textEnvironment(graph)).plainText
        if label?.isEmpty ?? true { label = view.form == .editor ? "Text" : nil }
        return super.makeDisplay(at: frame, animation: animation)
    }

    // MARK: Layout

    /// The height is that of a line, or 34 points with a border, as on iOS. The width is the proposed one, or 100
    /// points without a proposal. A growing field is as high as its lines, within `lineLimit`; an editor fills the
    /// proposed space.
    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        let line = environment.textEnvironment(graph).plainStyle.display.lineHeight
        let width = proposal.width.map { max(0, $0) } ?? 100
        switch view.form {
        case .editor:
            return FillRule.measuredSize(for: proposal)
        case .growing:
            let padding: CGFloat = isRounded ? 14 : 0
            let height = max(line, growingHeight(width: max(1, width - padding)))
            return MeasuredSize(CGSize(width: width, height: isRounded ? max(34, height + 12) : height))
        case .line where environment.fieldsFillHeight, .secure where environment.fieldsFillHeight:
            return FillRule.measuredSize(for: proposal)
        case .line, .secure:
            let height = isRounded ? max(34, line + 12) : line
            return MeasuredSize(
                size: CGSize(width: width, height: height), from: CGSize(width: .infinity, height: -.infinity))
        }
    }

    private func growingHeight(width: CGFloat) -> CGFloat {
        let textEnvironment = environment.textEnvironment(graph)
        let style = textEnvironment.plainStyle.display
        var text = shownText
        if text.isEmpty { text = view.placeholder?.resolve(in: textEnvironment).plainText ?? "" }
        // A line feed at the end starts another line.
        if text.isEmpty || text.last == "\n" { text += "x" }
        let settings = textEnvironment.settings
        let shaped = graph.measurer.shape(MeasuredRun(text: text, font: style.font, tracking: style.tracking))
        return shaped.layout(
            width: width, height: nil,
            constraints: TextConstraints(maximumLines: settings.lineLimit, reservedLines: settings.reservedLines)
        ).size.height
    }

    override var explicitGuides: ExplicitGuides { view.form == .editor ? [] : .textBaselines }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard view.form != .editor, isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        let style = environment.textEnvironment(graph).plainStyle.display
        let ascent = graph.measurer.metrics(of: style.font).ascent
        guard view.form == .growing else { return (size.height - style.lineHeight) / 2 + ascent }
        let margin: CGFloat = isRounded ? 6 : 0
        return isFirst ? margin + ascent : size.height - margin - style.lineHeight + ascent
    }

    // MARK: Events

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        switch (event.type, event.value) {
        case (.input, .text(let text)), (.change, .text(let text)):
            guard events.contains(EventTypes(event.type)) else { throw .notTaken(node: event.node, type: event.type) }
            if let value = view.value {
                edit(text, of: value)
                if event.type == .change { endEditing() }
            } else {
                view.text.wrappedValue = text
                // A text that the app does not take is replaced by the current one.
                if view.text.wrappedValue != text { setNeedsDisplay() }
            }
        case (.input, _), (.change, _):
            throw .wrongValue(node: event.node, type: event.type, expected: "a string")
        case (.phase, .text(let text)) where view.selection != nil:
            guard selectionDidChange(text) else {
                throw .wrongValue(node: event.node, type: event.type, expected: "two offsets")
            }
        case (.submit, _):
            endEditing()
            view.commit?()
            environment.submitAction?()
        case (.focus, _): focusDidChange(true)
        case (.blur, _):
            endEditing()
            focusDidChange(false)
        default: throw .notTaken(node: event.node, type: event.type)
        }
    }

    /// Writes the value of a text that the user has entered.
    private func edit(_ text: String, of value: ValueText) {
        // The text of a value that the user has not changed may be rounded.
        if text != shownText {
            draft = Draft(text: text, valueText: value.read(text) ?? value.text())
            show(value.text())
        }
        if shownText != text { setNeedsDisplay() }
    }

    /// Shows the value's own text.
    private func endEditing() {
        guard draft != nil else { return }
        draft = nil
        show(view.text.wrappedValue)
    }

    private func focusDidChange(_ hasFocus: Bool) {
        pageHasFocus = hasFocus
        isFocused = hasFocus
        environment.fieldFocus?.setFocused(hasFocus)
        if environment.reportsFocus {
            graph.feature(FocusedValueStore.self).focusDidChange(of: self, isFocused: hasFocus)
        }
        view.editingChanged?(hasFocus)
    }
}
