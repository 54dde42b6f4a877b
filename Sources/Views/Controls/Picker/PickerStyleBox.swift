/// The picker style of an environment.
struct PickerStyleBox: Equatable {
    let type: any PickerStyle.Type

    var isMulti: Bool { type._isMulti }

    @MainActor
    func makeBody<SelectionValue: Hashable>(
        _ picker: _PickerValue<SelectionValue>, _ children: _VariadicView.Children
    ) -> some View {
        var picker = picker
        picker.options = children.enumerated().map { PickerOption($1, index: $0) }
        return type._makeView(picker)
    }

    static func == (left: PickerStyleBox, right: PickerStyleBox) -> Bool { left.type == right.type }
}

/// The body that a style makes of a picker.
public nonisolated struct _PickerBody: View {
    let content: AnyView

    init<Content: View>(@ViewBuilder _ content: () -> Content) {
        self.content = AnyView(content())
    }

    @MainActor public var body: some View { content }
}

private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerStyleBox { PickerStyleBox(type: DefaultPickerStyle.self) }
}

extension EnvironmentValues {
    var pickerStyleBox: PickerStyleBox {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}
