public import EspalierLayoutEngine
public import Foundation

/// Declares a key that only this module uses.
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

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

    /// Whether controls take input; see `disabled(_:)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Device pixels for each point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a device pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the user asked for less motion.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the app's page is in use: always `active` while a body runs.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    // MARK: Text

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

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// How much room a direction of the window has.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

extension EnvironmentValues {
    /// The values that a browser window gives.
    ///
    /// - Parameters:
    ///   - appLanguages: Those that the app has texts in, its own first. As on a phone, an app that has none of the user's
    ///     languages is in its own; one without tables takes the user's first.
    ///   - graph: The one in which views inherit the values.
    package init(host: HostEnvironment, appLanguages: [String] = [], graph: Unmanaged<ViewGraph>? = nil) {
        self.init(graph: graph)
        var settings = TextSettings()
        let language =
            appLanguages.isEmpty
            ? host.languages.first ?? "en"
            : LanguageMatch.first(of: host.languages, among: appLanguages)?.wanted ?? appLanguages[0]
        settings.locale = Locale(identifier: language)
        settings.style.isDark = host.prefersDarkScheme
        settings.fontContext.dynamicTypeSize = DynamicTypeSize(scale: host.textScale)
        textSettings = settings
        colorScheme = host.prefersDarkScheme ? .dark : .light
        displayScale = host.displayScale
        self[ReduceMotionKey.self] = host.reducesMotion
        // Apple's split: a phone upright is compact across; from a tablet's width on there is room.
        horizontalSizeClass = host.size.width < 700 ? .compact : .regular
        verticalSizeClass = host.size.height < 480 ? .compact : .regular
        let code = language.prefix { $0 != "-" && $0 != "_" }
        if ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code) {
            layoutDirection = .rightToLeft
        }
    }

}

extension DynamicTypeSize {
    /// The size class whose body text is nearest to 17 points times `scale`.
    init(scale: Double) {
        let body: [(DynamicTypeSize, Double)] = [
            (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23),
            (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47),
            (.accessibility5, 53),
        ]
        let wanted = 17 * scale
        self = body.min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0 ?? .large
    }
}

extension Locale {
    /// The language as a page's `lang` names it (BCP 47).
    var languageTag: String {
        String(decoding: identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
