/// A request of the app to the browser: to open a URL, or to close a window.
package enum DisplayOpening: Hashable, Sendable {
    /// Opens a URL in place of the page.
    case url(String)
    /// Shows the page at a path of the server in a window of its own. A window that the page opened for the same path comes to
    /// the front.
    case window(path: String)
    /// Closes the window for a path that the page has opened, or with nil the page's own, if the app opened it.
    case close(path: String?)
}
