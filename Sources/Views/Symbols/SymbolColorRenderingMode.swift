/// The way in which a symbol is filled with a color.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let isGradient: Bool

    /// The color itself.
    public static let flat = SymbolColorRenderingMode(isGradient: false)
    /// The standard gradient of the color.
    public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The way in which symbols are filled with a color; nil for the usual one, which is `flat`.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the way in which the symbols inside are filled with a color; nil for the usual one. Symbols of several colors stay flat.
    public nonisolated __consuming func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
}
