import DisplayTree
public import Foundation
public import LayoutEngine

/// A line of text that the user writes.
public nonisolated struct TextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    let title: Text?
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    init(text: Binding<String>, prompt: Text?, title: Text?, label: Label) {
        self.text = text
        self.prompt = prompt
        self.title = title
        self.label = label
    }

    /// - Parameter prompt: what stands in the empty field; the label's text unless given.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, title: nil, label: label())
    }

    @MainActor public var body: some View {
        TextEntryView(
            text: text, placeholder: prompt ?? title ?? (label as? Text), title: title ?? (label as? Text),
            isSecure: false,
            editingChanged: editingChanged, commit: commit)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        let title = Text(titleKey)
        self.init(text: text, prompt: prompt, title: title, label: title)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        let title = Text(title)
        self.init(text: text, prompt: prompt, title: title, label: title)
    }

    /// - Parameter axis: the direction in which a long text goes on; here always along the line.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// A field for a value that `format` reads and writes; what it can't read leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let parser = format.parseStrategy
        self.init(
            titleKey,
            text: Binding(
                get: { format.format(value.wrappedValue) },
                set: { text in if let new = try? parser.parse(text) { value.wrappedValue = new } }), prompt: prompt)
    }
}

/// A line of text that is not to be seen.
public nonisolated struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let title: Text?
    let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
        title = self.label as? Text
    }

    @MainActor public var body: some View {
        TextEntryView(
            text: text, placeholder: prompt ?? title, title: title, isSecure: true, editingChanged: nil, commit: nil)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// The element of a text field.
nonisolated struct TextEntryView: _PrimitiveView {
    typealias Body = Never

    let text: Binding<String>
    let placeholder: Text?
    let title: Text?
    let isSecure: Bool
    let editingChanged: ((Bool) -> Void)?
    let commit: (() -> Void)?

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        TextEntryNode(view, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: TextEntryNode.self).update(to: view)
    }
}

/// Keeps a text field: reads its binding, and writes it on each keystroke.
final class TextEntryNode: ControlLeafNode {
    private var view: TextEntryView
    private var value = ""

    init(_ view: TextEntryView, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: TextEntryView) {
        let textsAreSame =
            view.placeholder == newView.placeholder && view.title == newView.title && view.isSecure == newView.isSecure
        view = newView
        if !textsAreSame { setNeedsDisplay() }
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let newValue = track { view.text.wrappedValue }
        guard newValue != value else { return }
        value = newValue
        setNeedsDisplay()
    }

    override var elementName: StaticString { view.isSecure ? "SecureField" : "TextField" }
    override var events: EventTypes {
        var events: EventTypes = [.input]
        if view.commit != nil || environment.submitAction != nil { events.insert(.submit) }
        if view.editingChanged != nil { events.formUnion([.focus, .blur]) }
        return events
    }

    override func environmentDidChange() {
        invalidateLayout()
        super.environmentDidChange()
    }

    private var isRounded: Bool { environment.textFieldLook == .roundedBorder }

    override var kind: DisplayControl.Kind {
        let textEnvironment = environment.textEnvironment(graph)
        return .textField(
            DisplayControl.TextEntry(
                value: value, placeholder: view.placeholder?.resolve(in: textEnvironment).plainText ?? "",
                isSecure: view.isSecure, style: textEnvironment.plainStyle.display, isRounded: isRounded,
                alignment: environment.multilineTextAlignment.display))
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        label = view.title?.resolve(in: environment.textEnvironment(graph)).plainText
        if label?.isEmpty == true { label = nil }
        return super.makeDisplay(at: frame, animation: animation)
    }

    /// As high as a line, 34 points with a border as on iOS; as wide as offered, 100 points where nothing is.
    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let line = environment.textEnvironment(graph).plainStyle.display.lineHeight
        let height = isRounded ? max(34, line + 12) : line
        return SizeAnswer(
            size: CGSize(width: proposal.width.map { max(0, $0) } ?? 100, height: height),
            from: CGSize(width: .infinity, height: -.infinity))
    }

    override var explicitGuides: ExplicitGuides { .textBaselines }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        let style = environment.textEnvironment(graph).plainStyle.display
        return (size.height - style.lineHeight) / 2 + graph.measurer.metrics(of: style.font).ascent
    }

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        switch (event.type, event.value) {
        case (.input, .text(let text)): view.text.wrappedValue = text
        case (.input, _):
            throw .wrongValue(node: event.node, type: event.type, expected: "a string")
        case (.submit, _):
            view.commit?()
            environment.submitAction?()
        case (.focus, _): view.editingChanged?(true)
        case (.blur, _): view.editingChanged?(false)
        default: throw .notTaken(node: event.node, type: event.type)
        }
    }
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum TextFieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .plain } }

/// The looks of text fields that the page draws.
enum TextFieldLook: Equatable { case plain, roundedBorder }

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

/// A look for text fields. The library's own conform to it.
public protocol TextFieldStyle {
    var _look: _TextFieldLook { get }
}

/// A look of text fields.
public struct _TextFieldLook: Sendable {
    let look: TextFieldLook
}

/// A field on a white ground with a thin border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .roundedBorder) }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .plain) }
}

/// The platform's look of a field.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _look: _TextFieldLook { _TextFieldLook(look: .plain) }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
    /// The look of the text fields inside.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, style._look.look)
    }

    /// Calls `action` when Return is pressed in a text field inside.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { outer in
            let inherited = outer
            outer = {
                action()
                inherited?()
            }
        }
    }
}
