/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light background; light content on a dark background.
    case light, dark
}
