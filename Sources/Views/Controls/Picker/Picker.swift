/// A control for one of several exclusive values. The choices are views with a `tag(_:)` each, or a `ForEach`, whose
/// ids are the tags of views without one.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// The value that the picker sets, or several that it sets together.
    let selections: [Binding<SelectionValue>]
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    @Environment(\.pickerStyleBox) private var style

    init(
        selections: [Binding<SelectionValue>], label: Label, content: Content, currentValueLabel: AnyView? = nil
    ) {
        self.selections = selections
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    /// A picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected choice. If no choice has the value, none is marked.
    ///   - content: The choices.
    ///   - label: A description of the value.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selections: [selection], label: label(), content: content())
    }

    /// A picker with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selections: [selection], label: label, content: content())
    }

    @MainActor public var body: some View {
        PickerTree(
            picker: _PickerValue(
                selections: selections, label: AnyView(label), title: AccessibilityLabel.text(in: label),
                currentValueLabel: currentValueLabel),
            style: style, content: content)
    }
}

/// The choices in a style.
private nonisolated struct PickerTree<SelectionValue: Hashable, Content: View>: View {
    let picker: _PickerValue<SelectionValue>
    let style: PickerStyleBox
    let content: Content

    @MainActor var body: some View {
        if style.isMulti {
            _VariadicView.Tree(MultiPickerRoot(picker: picker, style: style)) { content }
        } else {
            _VariadicView.Tree(UnaryPickerRoot(picker: picker, style: style)) { content }
        }
    }
}

private nonisolated struct MultiPickerRoot<SelectionValue: Hashable>: _VariadicView_MultiViewRoot {
    let picker: _PickerValue<SelectionValue>
    let style: PickerStyleBox

    @MainActor func body(children: _VariadicView.Children) -> some View {
        style.makeBody(picker, children)
    }
}

private nonisolated struct UnaryPickerRoot<SelectionValue: Hashable>: _VariadicView_UnaryViewRoot {
    let picker: _PickerValue<SelectionValue>
    let style: PickerStyleBox

    @MainActor func body(children: _VariadicView.Children) -> some View {
        style.makeBody(picker, children)
    }
}
