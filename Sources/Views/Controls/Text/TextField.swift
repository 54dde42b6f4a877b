public import EspalierLayoutEngine
public import Foundation

/// Text that the user writes: a line, or with a vertical axis as many as it takes.
public nonisolated struct TextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    let title: Text?
    var axis = Axis.horizontal
    /// Whether what is written counts when it is done, not at each keystroke.
    var isCommitted = false
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
        let label = label()
        self.init(text: text, prompt: prompt, title: AccessibilityLabel.text(in: label), label: label)
    }

    /// - Parameter axis: the direction in which a long text goes on.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        self.axis = axis
    }

    @MainActor public var body: some View {
        StyledControl(erased) { field in
            TextEntryView(
                text: field.text, placeholder: field.prompt ?? field.title, title: field.title,
                form: field.axis == .vertical ? .growing : .line, isCommitted: field.isCommitted,
                editingChanged: field.editingChanged, commit: field.commit)
        }
    }

    /// The field as styles get it.
    private var erased: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(
            text: text, prompt: prompt, title: title, label: _TextFieldStyleLabel(content: AnyView(label)))
        field.axis = axis
        field.isCommitted = isCommitted
        field.editingChanged = editingChanged
        field.commit = commit
        return field
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

    /// - Parameter axis: the direction in which a long text goes on.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
        self.axis = axis
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
        self.axis = axis
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    /// A field for a value that `format` reads and writes when the user is done; what it can't read leaves the value as it
    /// is.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let parser = format.parseStrategy
        self.init(
            titleKey,
            text: Binding(
                get: { format.format(value.wrappedValue) },
                set: { text in if let new = try? parser.parse(text) { value.wrappedValue = new } }), prompt: prompt)
        isCommitted = true
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
    }

    /// A field for a value that may be missing: an empty field is nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let parser = format.parseStrategy
        self.init(
            titleKey,
            text: Binding(
                get: { value.wrappedValue.map { format.format($0) } ?? "" },
                set: { text in
                    if text.isEmpty { value.wrappedValue = nil }
                    if let new = try? parser.parse(text) { value.wrappedValue = new }
                }), prompt: prompt)
        isCommitted = true
    }

    /// A field for a value that `formatter` reads and writes.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(
            titleKey,
            text: Binding(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: { text in
                    let read: Any? =
                        switch formatter {
                        case let numbers as NumberFormatter: numbers.number(from: text).flatMap { Self.number($0) }
                        case let dates as DateFormatter: dates.date(from: text)
                        default: text
                        }
                    if let new = read as? V { value.wrappedValue = new }
                }), prompt: prompt)
        isCommitted = true
    }

    /// A number as the type that the value has.
    private static func number<V>(_ number: NSNumber) -> V? {
        switch V.self {
        case is Int.Type: number.intValue as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is Decimal.Type: number.decimalValue as? V
        default: number as? V
        }
    }
}

/// A line of text that is not to be seen.
public nonisolated struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let title: Text?
    let label: Label
    var commit: (() -> Void)?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
        title = AccessibilityLabel.text(in: self.label)
    }

    @MainActor public var body: some View {
        TextEntryView(
            text: text, placeholder: prompt ?? title, title: title, form: .secure, isCommitted: false,
            editingChanged: nil, commit: commit)
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

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
        commit = onCommit
    }
}

/// Several lines of text that the user writes: as large as offered, scrolling where the text is longer.
public nonisolated struct TextEditor: View {
    let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor public var body: some View {
        TextEntryView(
            text: text, placeholder: nil, title: nil, form: .editor, isCommitted: false, editingChanged: nil,
            commit: nil)
    }
}
