package import EspalierDisplayTree
package import EspalierViews

/// A page for a renderer, as a value.
package struct PageState: Sendable {
    package var tree: DisplayTree
    /// The session's name.
    package let session: String
    /// The scene's id: the path below `/`.
    package let scene: String
    /// The assumed window.
    package let host: HostEnvironment
    /// Whether the client shows the session from before it was restored from its snapshot. Text that the user was
    /// typing may then be newer.
    package let isRestored: Bool
    /// The animations in progress, for programs; none for browsers.
    package let animations: [RunningAnimation]
    /// Whether the page has used the server's time zone, because the browser's was unknown.
    package let lacksTimeZone: Bool
    /// The scheme and the host of the request, for a page with metadata; otherwise empty.
    package var origin = ""
    /// Whether the browser is told that it can install the app.
    package var offersInstallation = false
    /// Whether the browser is to keep the app's page for the time without a connection.
    package var keepsOfflinePage = false
    /// The seconds after which a browser without scripts loads the page again, because a task is under way; nil for never.
    package var reload: Int?
    /// Whether actions that ran first may have kept sizes of a window that the server guessed.
    package let hasActedByGuess: Bool
    /// The session with whose scene values the page began, empty for none; nil for a page without such values.
    package let tabOrigin: String?
    /// The URL that the last batch asks the browser to open in place of the page; nil for none.
    package var opened: String?
    /// The id of the file that the last batch lets the user save; nil for none.
    package var offered: String?
    /// The cookies that the response to the last batch sets.
    package var cookies: [CookieChange] = []
    /// The new id of the browser; nil if it has the same as before.
    package var browser: String?

    /// Creates the state of a page.
    package init(
        tree: DisplayTree, session: String, scene: String, host: HostEnvironment, isRestored: Bool = false,
        animations: [RunningAnimation] = [], lacksTimeZone: Bool = false, hasActedByGuess: Bool = false,
        tabOrigin: String? = nil
    ) {
        self.tree = tree
        self.session = session
        self.scene = scene
        self.host = host
        self.isRestored = isRestored
        self.animations = animations
        self.lacksTimeZone = lacksTimeZone
        self.hasActedByGuess = hasActedByGuess
        self.tabOrigin = tabOrigin
    }
}
