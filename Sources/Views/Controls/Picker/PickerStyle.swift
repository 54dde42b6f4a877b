/// A look for pickers. What it takes to be one is not public, as in SwiftUI: the styles are those of this module.
public protocol PickerStyle {
    /// Shows a picker with its choices.
    @MainActor static func _makeView<SelectionValue: Hashable>(_ value: _PickerValue<SelectionValue>) -> _PickerBody

    /// Whether the choices are views of their own for the list that holds the picker.
    nonisolated static var _isMulti: Bool { get }
}

/// What a style makes of a picker.
public nonisolated struct _PickerBody: View {
    let content: AnyView

    init<Content: View>(@ViewBuilder _ content: () -> Content) {
        self.content = AnyView(content())
    }

    @MainActor public var body: some View { content }
}

/// The style of pickers that the environment carries.
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

private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerStyleBox { PickerStyleBox(type: DefaultPickerStyle.self) }
}

private enum IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RadioGroupIsHorizontalKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var pickerStyleBox: PickerStyleBox {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }

    /// Whether controls stand in the rows of a form or list: they show their labels at the leading side.
    var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }

    var radioGroupIsHorizontal: Bool {
        get { self[RadioGroupIsHorizontalKey.self] }
        set { self[RadioGroupIsHorizontalKey.self] = newValue }
    }
}

extension View {
    /// The look of the pickers inside.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleBox, PickerStyleBox(type: S.self))
    }

    /// Puts the buttons of the radio groups inside side by side.
    public nonisolated func horizontalRadioGroupLayout() -> some View {
        environment(\.radioGroupIsHorizontal, true)
    }
}

/// The platform's: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { MenuPicker(picker: value) }
    }
}

/// A button with the selected choice, which opens a menu of all.
public nonisolated struct MenuPickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { MenuPicker(picker: value) }
    }
}

/// A row that leads to a list of the choices: until there is navigation, the menu.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { MenuPicker(picker: value) }
    }
}

/// The choices side by side, each in a segment of a bar.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { SegmentedPicker(picker: value) }
    }
}

/// Small choices such as symbols side by side.
public nonisolated struct PalettePickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { SegmentedPicker(picker: value) }
    }
}

/// The choices as rows, with a mark at the selected one.
public nonisolated struct InlinePickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { true }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { InlinePicker(picker: value) }
    }
}

/// The choices on a wheel, the selected one in its middle.
public nonisolated struct WheelPickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { WheelPicker(picker: value) }
    }
}

/// The choices with a round button each.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { RadioGroupPicker(picker: value) }
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
