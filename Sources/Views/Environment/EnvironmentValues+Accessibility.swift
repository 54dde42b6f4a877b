/// How far colours stand apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// How heavy the user wants text to be.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
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
    /// The contrast that the page is drawn with.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

    /// The weight of text that the user asked for.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether the nearest view that takes the focus has it.
    public var isFocused: Bool { self[IsFocusedKey.self] }

    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
}

extension View {
    /// How much the headers of the sections inside stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
