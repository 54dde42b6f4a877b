/// The parts of a picker, for a style: the selection, the label, and the choices.
public nonisolated struct _PickerValue<SelectionValue: Hashable> {
    let selections: [Binding<SelectionValue>]
    let label: AnyView
    let title: Text?
    let currentValueLabel: AnyView?
    var options: [PickerOption<SelectionValue>] = []

    /// The index of the selected choice; nil if no choice has the value, or if several values differ.
    @MainActor var selectedIndex: Int? {
        let values = Set(selections.map(\.wrappedValue))
        guard values.count == 1, let value = values.first else { return nil }
        return options.firstIndex { $0.value == value }
    }

    @MainActor func select(_ index: Int) {
        guard options.indices.contains(index), let value = options[index].value else { return }
        for selection in selections { selection.wrappedValue = value }
    }
}

/// One of a picker's choices.
nonisolated struct PickerOption<SelectionValue: Hashable>: Identifiable {
    let element: _VariadicView.Children.Element
    /// The value; nil for a view whose tag has another type. Such a view is shown but cannot be chosen.
    let value: SelectionValue?
    let index: Int

    var id: AnyHashable { element.id }

    init(_ element: _VariadicView.Children.Element, index: Int) {
        self.element = element
        self.index = index
        value =
            UncheckedTransfer(element.child).onMain { child in
                var found: SelectionValue?
                child.forEachTag { if let tag = $0.value as? SelectionValue { found = tag } }
                return UncheckedTransfer(found ?? child.explicitID(as: SelectionValue.self))
            }.value
    }

    /// The text of the choice.
    @MainActor var text: String { element.child.readableText }
}
