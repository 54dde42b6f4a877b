public import EspalierLayoutEngine
public import Foundation

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { sharedTextSettings.settings.layoutDirection }
        set { textSettings.layoutDirection = newValue }
    }

    /// Light or dark, as the browser or `preferredColorScheme(_:)` says.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set {
            self[ColorSchemeKey.self] = newValue
            textSettings.style.isDark = newValue == .dark
        }
    }

    package var textSettings: TextSettings {
        get { sharedTextSettings.settings }
        set { sharedTextSettings = SharedTextSettings.of(newValue) }
    }

    public var locale: Locale {
        get { textSettings.locale }
        set { textSettings.locale = newValue }
    }

    /// The size class of text that the user chose.
    public var dynamicTypeSize: DynamicTypeSize {
        get { textSettings.fontContext.dynamicTypeSize }
        set { textSettings.fontContext.dynamicTypeSize = newValue }
    }

    /// The font of texts that name none; nil for the body style.
    public var font: Font? {
        get { textSettings.font }
        set { textSettings.font = newValue }
    }

    /// The most lines of a text; nil for as many as it takes.
    public var lineLimit: Int? {
        get { textSettings.lineLimit }
        set { textSettings.lineLimit = newValue }
    }

    /// How the lines of a text stand to each other.
    public var multilineTextAlignment: TextAlignment {
        get { textSettings.alignment }
        set { textSettings.alignment = newValue }
    }

    /// Extra distance between two lines, in points.
    public var lineSpacing: CGFloat {
        get { textSettings.lineSpacing }
        set { textSettings.lineSpacing = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { textSettings.truncationMode }
        set { textSettings.truncationMode = newValue }
    }

    /// The smallest factor by which a text shrinks before it is cut, 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { textSettings.minimumScaleFactor }
        set { textSettings.minimumScaleFactor = newValue }
    }

    public var allowsTightening: Bool {
        get { textSettings.allowsTightening }
        set { textSettings.allowsTightening = newValue }
    }

    public var textCase: Text.Case? {
        get { textSettings.textCase }
        set { textSettings.textCase = newValue }
    }

    /// What styles depend on here.
    package var shapeStyleContext: ShapeStyleContext { sharedTextSettings.settings.style }
}
