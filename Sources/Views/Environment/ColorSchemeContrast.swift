/// The contrast between colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast; a contrast that is easier to see.
    case standard, increased
}

enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
    /// The contrast of the page's colors: `increased` if the user prefers more contrast (CSS `prefers-contrast: more`). The
    /// system colors and those of asset catalogs follow it by themselves.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}
