import EspalierLayoutEngine
import Foundation

extension EnvironmentValues {
    /// The environment of a browser window.
    ///
    /// - Parameters:
    ///   - appLanguages: The languages of the app's texts, its own language first. As on a phone, an app without the
    ///     user's languages appears in its own language. An app without string tables uses the user's first language.
    ///   - graph: The graph in which views inherit the values.
    package init(host: HostEnvironment, appLanguages: [String] = [], graph: Unmanaged<ViewGraph>? = nil) {
        self.init(graph: graph)
        var settings = TextSettings()
        let language = host.language(appLanguages)
        settings.locale = Locale(languageTag: language)
        settings.style.isDark = host.prefersDarkScheme
        settings.fontContext.dynamicTypeSize = DynamicTypeSize(scale: host.textScale)
        textSettings = settings
        setPageScheme(host.prefersDarkScheme ? .dark : .light)
        displayScale = host.displayScale
        self[ReduceMotionKey.self] = host.reducesMotion
        self[ColorSchemeContrastKey.self] = host.increasesContrast ? .increased : .standard
        scenePhase = ScenePhase(host.activity)
        horizontalSizeClass = host.isCompactInWidth ? .compact : .regular
        verticalSizeClass = host.isCompactInHeight ? .compact : .regular
        let code = language.prefix { $0 != "-" && $0 != "_" }
        if ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code) {
            layoutDirection = .rightToLeft
        }
    }
}

extension DynamicTypeSize {
    /// The size class whose body text is closest to 17 points times `scale`.
    package init(scale: Double) {
        let body: [(DynamicTypeSize, Double)] = [
            (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23),
            (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47),
            (.accessibility5, 53),
        ]
        let wanted = 17 * scale
        self = body.min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0 ?? .large
    }
}
