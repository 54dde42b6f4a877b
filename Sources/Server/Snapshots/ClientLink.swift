import EspalierViews

/// A session's client and browser.
package struct ClientLink: Equatable, Codable, Sendable {
    /// The client whose app the page belongs to.
    package var client: String
    /// The browser that owns the session; nil until a browser requests it.
    package var browser: String?
    /// The client's generation when the session was written.
    package var generation: Int
    /// The number of changes of the browser's user when the session was written; nil for none.
    package var identityChanges: Int?
    /// The first revision after the last of them; nil for none.
    package var identityRevision: Int?
    /// The tickets that the browser has not fetched; nil for none.
    var tickets: [BrowserTicket]?
    /// The files of the app's data in which receipts of the page may be; nil for none.
    var files: [String]?

    package init(client: String, browser: String?, generation: Int) {
        self.client = client
        self.browser = browser
        self.generation = generation
    }
}
