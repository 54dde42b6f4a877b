/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast; a contrast that is easier to see.
    case standard, increased
}

private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
    /// The contrast of the page's colours. It is always `standard`, because a browser does not report it. The
    /// system colors and those of asset catalogs follow the browser's contrast.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}
