/// A request of the app to the browser: to open a URL, to close a window, or to use the clipboard or the motor.
package enum DisplayOpening: Hashable, Sendable {
    /// Opens a URL in place of the page.
    case url(String)
    /// Shows the page at a path of the server in a window of its own. A window that the page opened for the same path comes to
    /// the front.
    case window(path: String)
    /// Closes the window for a path that the page has opened, or with nil the page's own, if the app opened it.
    case close(path: String?)
    /// Writes a text to the clipboard.
    case copy(String)
    /// Lets the device vibrate, as long as each of the durations in milliseconds, with pauses of the others between.
    case vibrate([Int])
    /// Shows another icon of the app.
    case icons([DisplayIcon])
}
