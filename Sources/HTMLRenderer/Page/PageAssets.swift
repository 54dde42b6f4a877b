package import EspalierDisplayTree
package import Foundation

/// The contents of a page's head, and the URLs of its scripts.
package struct PageAssets: Sendable {
    /// The library's CSS. The rules that a page needs are inline, because the first paint needs them; nil for none.
    package var styleRules: StyleRules?
    /// The CSS of each page, inline after the library's.
    package var styleSheet: [UInt8]
    /// The web fonts; nil for a page that uses the browser's fonts.
    package var fonts: (any WebFontRules)?
    /// The client's URL; nil for a page without the client.
    package var script: String?
    /// The URL of a script that runs before a page appears that has used a time zone or a window of the server's; nil for none.
    package var earlyScript: String?
    /// The URL of a script that runs before the page of a tab that keeps values appears; nil for none.
    package var tabScript: String?
    /// The URL of the script by which a browser keeps the app's page for the time without a connection; nil for an app without one.
    package var offlineScript: String?
    /// The icons of the app.
    package var icons: [Icon] = []
    /// The path in front of the app's paths: those of the page, and the URLs above.
    package var basePath = BasePath.none

    /// The elements for browsers that install the app; nil for an app that cannot be installed.
    package var installation: Installation?

    package typealias Icon = DisplayIcon

    /// The facts for browsers that install the app.
    package struct Installation: Sendable {
        /// The address of the app's manifest.
        package var manifest: String
        /// The color around the page in the dark scheme, in CSS. That of the light scheme is in the manifest.
        package var darkTheme: String

        package init(manifest: String, darkTheme: String) {
            self.manifest = manifest
            self.darkTheme = darkTheme
        }
    }

    package init(
        styleSheet: [UInt8] = [], fonts: (any WebFontRules)? = nil, script: String? = nil, earlyScript: String? = nil,
        tabScript: String? = nil
    ) {
        self.styleSheet = styleSheet
        self.fonts = fonts
        self.script = script
        self.earlyScript = earlyScript
        self.tabScript = tabScript
    }
}

/// The session that a page belongs to.
package struct PageSession: Hashable, Sendable {
    /// The session's id.
    package var id: String
    /// The scene's id; empty for the one at `/`.
    package var scene: String
    /// The scheme and the host by which the browser knows the server, such as `https://example.com`, for a page with metadata; otherwise
    /// empty.
    package var origin = ""
    /// Whether the page names the app's manifest, which some browsers fetch with each page that names it.
    package var offersInstallation = false
    /// Whether the browser is to keep the app's page for the time without a connection, if there is one.
    package var keepsOfflinePage = false
    /// The window for which the server laid out the page.
    package var window: PageWindow
    /// Whether the page comes from a snapshot that may be older than what the browser showed.
    package var isRestored: Bool
    /// The server's time zone, if the page has used it because the browser's was unknown.
    package var usedTimeZone: String?
    /// Whether the browser may run no scripts. Buttons that are disabled can then be pressed on a page with fields, because what
    /// is typed may enable them: the server knows when the form arrives. A script disables them.
    package var mayLackScripts = false
    /// The seconds after which a browser without scripts loads the page again; nil for never.
    package var reload: Int?
    /// The guessed size of the window, if actions of the page have used it because the browser's was unknown.
    package var usedSize: CGSize?
    /// The session with whose scene values the page began, empty for none; nil for a page without such values.
    package var tabOrigin: String?

    package init(
        id: String, scene: String, window: PageWindow, isRestored: Bool = false, usedTimeZone: String? = nil,
        usedSize: CGSize? = nil, tabOrigin: String? = nil
    ) {
        self.id = id
        self.scene = scene
        self.window = window
        self.isRestored = isRestored
        self.usedTimeZone = usedTimeZone
        self.usedSize = usedSize
        self.tabOrigin = tabOrigin
    }
}

/// The properties of a browser window that affect a page: the value of a `resize` event (see `Wire.Window`).
package struct PageWindow: Hashable, Sendable {
    /// The size in CSS pixels.
    package var size: CGSize
    package var isDark: Bool
    /// The browser's default font size divided by 16.
    package var textScale: Double
    package var reducesMotion: Bool
    /// Device pixels per CSS pixel.
    package var displayScale: Double
    package var increasesContrast: Bool

    package init(
        size: CGSize, isDark: Bool = false, textScale: Double = 1, reducesMotion: Bool = false,
        displayScale: Double = 1, increasesContrast: Bool = false
    ) {
        self.size = size
        self.isDark = isDark
        self.textScale = textScale
        self.reducesMotion = reducesMotion
        self.displayScale = displayScale
        self.increasesContrast = increasesContrast
    }
}
