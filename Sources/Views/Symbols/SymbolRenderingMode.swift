/// The colors of the parts of a symbol.
///
/// The parts are the separate outlines of a symbol's drawing. A symbol of a single part is drawn in the first color.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let mode: Mode

    /// All parts in the foreground style.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// The symbol's own colors, such as a yellow sun and a white cloud. A symbol without such colors has the foreground style.
    /// `renderingMode(.original)` of an image has the same effect.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// The foreground style, with less opacity for less important parts: those around others, and smaller ones.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// A style for each level of parts, from `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)`.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// The colors of the parts of symbols; nil for the usual ones: `palette` if several foreground styles are set,
    /// otherwise `monochrome`.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of the parts of the symbols inside; nil for the usual ones.
    public nonisolated __consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
