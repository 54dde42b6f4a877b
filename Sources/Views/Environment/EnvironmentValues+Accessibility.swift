private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest focusable view has the keyboard focus. It is always false here.
    public var isFocused: Bool { self[IsFocusedKey.self] }

    /// Whether the user prefers less transparency. It is always false, because a browser does not report it.
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

    /// Whether the user prefers other cues than colour. It is always false, because a browser does not report it.
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }

    /// Whether the user inverts colours. It is always false, because a browser does not report it.
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
}
