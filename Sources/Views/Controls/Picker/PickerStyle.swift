/// The appearance of pickers. As in SwiftUI, the requirements are not public, so only the styles of this module exist.
public protocol PickerStyle {
    /// Makes the body of a picker.
    @MainActor static func _makeView<SelectionValue: Hashable>(_ value: _PickerValue<SelectionValue>) -> _PickerBody

    /// Whether the choices are separate views for the list around the picker.
    nonisolated static var _isMulti: Bool { get }
}

private enum RadioGroupIsHorizontalKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var radioGroupIsHorizontal: Bool {
        get { self[RadioGroupIsHorizontalKey.self] }
        set { self[RadioGroupIsHorizontalKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers inside.
    public nonisolated __consuming func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleBox, PickerStyleBox(type: S.self))
    }

    /// Arranges the buttons of the radio groups inside side by side.
    public nonisolated __consuming func horizontalRadioGroupLayout() -> some View {
        environment(\.radioGroupIsHorizontal, true)
    }
}

/// The platform's default: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    /// The platform's default style of pickers.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { MenuPicker(picker: value) }
    }
}

/// A button with the selected choice, which opens a menu of all choices.
public nonisolated struct MenuPickerStyle: PickerStyle {
    /// A style with a menu.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { MenuPicker(picker: value) }
    }
}

/// A row that opens a list of choices. It is shown as a menu.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    /// A style with a separate list.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { MenuPicker(picker: value) }
    }
}

/// The choices side by side in a segmented bar.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    /// A style with segments.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { SegmentedPicker(picker: value) }
    }
}

/// Small choices side by side, such as symbols. It is shown as a segmented bar.
public nonisolated struct PalettePickerStyle: PickerStyle {
    /// A style for symbols.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { SegmentedPicker(picker: value) }
    }
}

/// The choices as rows, with a check mark at the selected one.
public nonisolated struct InlinePickerStyle: PickerStyle {
    /// A style with rows.
    public init() {}
    public static var _isMulti: Bool { true }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { InlinePicker(picker: value) }
    }
}

/// The choices on a wheel, with the selected one in the middle.
public nonisolated struct WheelPickerStyle: PickerStyle {
    /// A style with a wheel.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { WheelPicker(picker: value) }
    }
}

/// The choices with a radio button each.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
    /// A style with radio buttons.
    public init() {}
    public static var _isMulti: Bool { false }
    @MainActor public static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody { RadioGroupPicker(picker: value) }
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's default: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button with the selected choice, which opens a menu of all choices.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that opens a list of choices. It is shown as a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The choices side by side in a segmented bar.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Small choices side by side, such as symbols. It is shown as a segmented bar.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The choices as rows, with a check mark at the selected one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The choices on a wheel, with the selected one in the middle.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The choices with a radio button each.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
