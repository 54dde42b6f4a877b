public import EspalierLayoutEngine
public import Foundation

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
    /// The direction of the layout: right to left for languages such as Arabic and Hebrew, unless a view sets it.
    public var layoutDirection: LayoutDirection {
        get { sharedTextSettings.settings.layoutDirection }
        set { textSettings.layoutDirection = newValue }
    }

    /// Light or dark, from the browser or `preferredColorScheme(_:)`.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set {
            setPageScheme(newValue)
            textSettings.style.hasOwnScheme = true
        }
    }

    /// Sets the color scheme of the page, which the browser knows.
    mutating func setPageScheme(_ scheme: ColorScheme) {
        self[ColorSchemeKey.self] = scheme
        textSettings.style.isDark = scheme == .dark
    }

    package var textSettings: TextSettings {
        get { sharedTextSettings.settings }
        set { sharedTextSettings = SharedTextSettings.of(newValue) }
    }

    /// The locale of texts and formats, from the browser's languages and those of the app's texts.
    public var locale: Locale {
        get { textSettings.locale }
        set { textSettings.locale = newValue }
    }

    /// The time zone of dates. It is the user's unless a view sets it, and the server's until the browser has reported it.
    public var timeZone: TimeZone {
        get { textSettings.timeZone ?? .current }
        set { textSettings.timeZone = newValue }
    }

    /// The text size that the user chose.
    public var dynamicTypeSize: DynamicTypeSize {
        get { textSettings.fontContext.dynamicTypeSize }
        set { textSettings.fontContext.dynamicTypeSize = newValue }
    }

    /// The font of texts without a font; nil for the body style.
    public var font: Font? {
        get { textSettings.font }
        set { textSettings.font = newValue }
    }

    /// The largest number of lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { textSettings.lineLimit }
        set { textSettings.lineLimit = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { textSettings.alignment }
        set { textSettings.alignment = newValue }
    }

    /// Extra distance between two lines, in points.
    public var lineSpacing: CGFloat {
        get { textSettings.lineSpacing }
        set { textSettings.lineSpacing = newValue }
    }

    /// The part of the last line that is omitted when a text does not fit.
    public var truncationMode: Text.TruncationMode {
        get { textSettings.truncationMode }
        set { textSettings.truncationMode = newValue }
    }

    /// The smallest factor, 0 to 1, by which a text shrinks before it is truncated.
    public var minimumScaleFactor: CGFloat {
        get { textSettings.minimumScaleFactor }
        set { textSettings.minimumScaleFactor = newValue }
    }

    /// Whether letters may move closer together before a text is truncated. It has no effect here.
    public var allowsTightening: Bool {
        get { textSettings.allowsTightening }
        set { textSettings.allowsTightening = newValue }
    }

    /// The letter case of texts; nil for the case in which they are written.
    public var textCase: Text.Case? {
        get { textSettings.textCase }
        set { textSettings.textCase = newValue }
    }

    /// The values on which styles depend.
    package var shapeStyleContext: ShapeStyleContext { sharedTextSettings.settings.style.inside(self) }
}

extension ShapeStyleContext {
    /// The context of a text's own style, whose environment has no other values than those that styles depend on.
    var selfContained: ShapeStyleContext {
        inside { context in
            var values = EnvironmentValues()
            values.setPageScheme(context.isDark ? .dark : .light)
            values.textSettings.style = context
            return values
        }
    }
}
