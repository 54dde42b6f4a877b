import EspalierLayoutEngine
package import Foundation

/// The app's images.
package protocol ImageCatalog: AnyObject {
    /// The image with a name; nil if there is none.
    ///
    /// - Parameter bundle: The path of the bundle to search; nil for all bundles of the app.
    @MainActor func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage?
}

/// The properties of a place that decide between the variants of an image.
package struct ImageTraits: Hashable, Sendable {
    /// The screen's pixels per point. Of several resolutions, the lowest sufficient one is chosen.
    package var scale: CGFloat
    package var isDark: Bool
    /// The tag of the language, such as `de-AT`.
    package var language: String
    package var isRightToLeft: Bool

    package init(scale: CGFloat, isDark: Bool = false, language: String = "", isRightToLeft: Bool = false) {
        self.scale = scale
        self.isDark = isDark
        self.language = language
        self.isRightToLeft = isRightToLeft
    }

    /// The properties of a place in a page.
    init(_ environment: borrowing EnvironmentValues) {
        let settings = environment.sharedTextSettings.settings
        self.init(
            scale: environment.displayScale, isDark: settings.style.isDark, language: settings.locale.identifier,
            isRightToLeft: settings.layoutDirection == .rightToLeft)
    }
}
