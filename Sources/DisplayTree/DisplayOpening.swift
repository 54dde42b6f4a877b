/// A request of the app to the browser: to open a URL, to close a window, to take files, or to use the clipboard or the motor.
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
    /// Lets the user save files of the page.
    case save([DisplayFile])
    /// Shows the share sheet with files of the page; without one, lets the user save them.
    ///
    /// - Parameter words: `title`, `text` and `url` beside the files, as the query of a URL.
    case share([DisplayFile], words: String)
    /// Fetches the cookies that wait under a secret name.
    case ticket(String)
    /// Lets screen readers speak a text, at once if it is urgent, or else when they have spoken what they speak now.
    case announcement(String, isUrgent: Bool)
    /// Changes elements of the page's head that describe it.
    case metadata([DisplayMetadataChange])
    /// Several requests, each after the one before.
    case all([DisplayOpening])
}

/// A file that a page hands to its browser.
package struct DisplayFile: Hashable, Sendable {
    /// The name by which the browser asks the server for the file.
    package var id: String
    /// The name for the user.
    package var name: String

    package init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
