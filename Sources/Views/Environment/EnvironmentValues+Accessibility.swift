/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast; a contrast that is easier to see.
    case standard, increased
}

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual weight; bold text.
    case regular, bold
}

/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
    /// A normal header; a more prominent header.
    case standard, increased
}

private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The contrast of the page's colours. It is always `standard`, because a browser does not report it.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

    /// The text weight that the user prefers. It is `regular` unless a view sets it, because a browser does not report
    /// it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The prominence of section headers. Lists do not use it here.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether the nearest focusable view has the keyboard focus. It is always false here.
    public var isFocused: Bool { self[IsFocusedKey.self] }

    /// Whether the user prefers less transparency. It is always false, because a browser does not report it.
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
    /// Whether the user prefers other cues than colour. It is always false, because a browser does not report it.
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
    /// Whether the user inverts colours. It is always false, because a browser does not report it.
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
}

extension View {
    /// Sets the prominence of the headers of the sections inside. Lists do not use it here.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
